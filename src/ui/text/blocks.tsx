import type { ReactNode } from 'react';
import { Inline } from './inline.tsx';

const fenceMark = /^(`{3,}|~{3,})/;
const bullet = /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s+/;

/** Cuts text at blank lines, keeping fenced code together. */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  const end = (): void => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const mark = fenceMark.exec(line)?.[1];
    if (fence === undefined && mark !== undefined) {
      end();
      fence = mark;
      lines.push(line);
    } else if (fence !== undefined) {
      lines.push(line);
      if (line.trim() === fence) {
        fence = undefined;
        end();
      }
    } else if (line.trim() === '') end();
    else lines.push(line);
  }
  end();
  return blocks;
}

/** The items of a list, each with its continuation lines. */
function itemsOf(block: string): string[] {
  const items: string[] = [];
  for (const line of block.split('\n')) {
    if (bullet.test(line)) items.push(line.replace(bullet, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function block(text: string, key: number): ReactNode {
  if (fenceMark.test(text)) {
    const code = text.split('\n').slice(1);
    if (fenceMark.test(code.at(-1) ?? '')) code.pop();
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      <pre key={key} tabIndex={0}>
        <code>{code.join('\n')}</code>
      </pre>
    );
  }
  if (bullet.test(text)) {
    const List = /^\s*\d/.test(text) ? 'ol' : 'ul';
    return (
      <List key={key}>
        {itemsOf(text).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static text has no other identity
          <li key={index}>
            <Inline text={item} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <p key={key}>
      <Inline text={text.replace(/^>\s?/gm, '').replace(/^#{1,6}\s+/, '')} />
    </p>
  );
}

/** Paragraphs, lists and code of a document's prose. What is none of these is a paragraph. */
export function Blocks({ text }: { readonly text: string }) {
  return splitBlocks(text).map(block);
}
