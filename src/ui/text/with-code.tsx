import type { ReactNode } from 'react';

/** Words of the document with what is code in them set as code; marks without a partner stay. */
export function withCode(text: string): ReactNode {
  const pieces = text.split('`');
  if (pieces.length % 2 === 0) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>));
}
