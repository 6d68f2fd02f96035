import {
  Autolink,
  parser as commonMark,
  type MarkdownParser,
  Strikethrough,
  TaskList,
} from '@lezer/markdown';
import { frontMatter } from './front-matter.ts';
import { guards } from './guards.ts';
import { numberedHeading } from './numbered-heading.ts';
import { table } from './table-parser.ts';

/**
 * CommonMark with GFM's tables, strikethrough, task lists and autolinks, and YAML front matter, guarded against
 * text that would stall it. For editors, which colour what stands inside blocks; it reads the same blocks as
 * `blockParser`.
 */
export const parser: MarkdownParser = commonMark.configure([
  table,
  TaskList,
  Strikethrough,
  Autolink,
  numberedHeading,
  guards,
  frontMatter,
]);

/** The same without what stands inside blocks: the engine reads that itself (inline.ts), where it needs it. */
export const blockParser: MarkdownParser = Object.assign(parser.configure({}), { parseInline: () => [] });
