import type { ReactNode } from 'react';
import { type Piece, readInline } from './inline-markdown.ts';

function element(piece: Piece, key: number): ReactNode {
  switch (piece.is) {
    case 'text':
      return piece.text;
    case 'code':
      return <code key={key}>{piece.text}</code>;
    case 'strong':
      return <strong key={key}>{piece.pieces.map(element)}</strong>;
    case 'emphasis':
      return <em key={key}>{piece.pieces.map(element)}</em>;
    case 'link':
      return (
        <a key={key} href={piece.address}>
          {piece.pieces.map(element)}
        </a>
      );
  }
}

/** Running text of a document: its inline Markdown as elements, everything else as the text it is. */
export function Inline({ text }: { readonly text: string }) {
  return readInline(text).map(element);
}

/** The same for a cell: nothing at all where there is no text. */
export function words(text: string): ReactNode {
  return text === '' ? null : <Inline text={text} />;
}
