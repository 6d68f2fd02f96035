import type { HeadingBlock } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { once } from '../../tracking/once.ts';
import { isSomebody } from '../../words/people.ts';

const article = '(?:(?:an?|the|every|each|all) )?';
const rights = '(?:permissions?|rights|access rights|abilities|capabilities|privileges|powers)';
const who = String.raw`(?<who>[\`*_]{0,2}\p{L}[\p{L}\p{N} _-]{0,40}?[\`*_]{0,2})`;

/** Titles that say whose rights stand below, whoever that is: "What an owner may do", "Rights of owners", "Role: Owner". */
const sure = [
  wording.i`^what ${article}${who} (?:may|can|(?:is|are) (?:allowed|able|permitted) to)(?: do)?(?:,? (?:and|or) (?:what (?:they|he|she|it) )?(?:may|can)(?: ?not)(?: do)?)?[?:]?$`,
  wording.i`^${rights} (?:of|for|granted to|given to) ${article}${who}:?$`,
  wording.i`^(?:user )?(?:role|type|actor|persona)\s?[:–—]\s?${article}${who}$`,
];
/** Titles that say so where it is somebody: "Owner permissions", "Owner Role", "As an owner", "For owners"; the "owner role" may be called so. */
const likely = [
  wording.i`^${who}(?:['’]s?)? ${rights}$`,
  wording`^${who} Role$`,
  wording.i`^(?:as|for) ${article}${who}:?$`,
];
/** What is nobody, or everybody. */
const nobody =
  /^(?:roles?|users?|who|each|every|all|any|it|they|the|default|general|other|common|special|team|workspace)$/i;

/** Whom a title names whose rights stand below it, without the words that say so; undefined for any other title. */
export function holderIn(title: string): string | undefined {
  const find = (each: RegExp): string | undefined => each.exec(title)?.groups?.who;
  const named = sure.map(find).find(Boolean);
  const name = named ?? likely.map(find).find(Boolean);
  return name !== undefined && !nobody.test(name) && (named || isSomebody(name)) ? name : undefined;
}

/** The heading of point 6 as that of the role whose rights it says stand below. It moves with the block. */
export const titleOfRole = once((heading: HeadingBlock): HeadingBlock => {
  const { title } = heading;
  const name = holderIn(title.source);
  if (name === undefined) return heading;
  const start = title.source.lastIndexOf(name);
  return Object.create(heading, { title: { value: slice(title, start, start + name.length) } });
});
