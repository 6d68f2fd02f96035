import { createContext, type ReactNode, useContext } from 'react';
import { type Piece, readInline } from './inline-markdown.ts';

/** Where a code span leads whose text is a declared name; undefined for any other. */
export type CodeLink = (code: string) => string | undefined;

const nowhere: CodeLink = () => undefined;

/**
 * How code spans inside find what they name: nothing, unless a provider says otherwise. Undefined inside a link, where
 * nothing leads elsewhere: a page that is read would end the link at the next one.
 */
export const CodeLinks = createContext<CodeLink | undefined>(nowhere);

const all = (pieces: readonly Piece[], linkOf: CodeLink | undefined): ReactNode =>
  pieces.map((piece, key) => element(piece, key, linkOf));

function element(piece: Piece, key: number, linkOf: CodeLink | undefined): ReactNode {
  switch (piece.is) {
    case 'text':
      return piece.text;
    case 'code': {
      const href = linkOf?.(piece.text);
      const code = <code key={key}>{piece.text}</code>;
      return href === undefined ? (
        code
      ) : (
        <a key={key} href={href}>
          {code}
        </a>
      );
    }
    case 'strong':
      return <strong key={key}>{all(piece.pieces, linkOf)}</strong>;
    case 'emphasis':
      return <em key={key}>{all(piece.pieces, linkOf)}</em>;
    case 'link':
      return linkOf === undefined ? (
        <span key={key}>{all(piece.pieces, linkOf)}</span>
      ) : (
        <a key={key} href={piece.address}>
          {all(piece.pieces, undefined)}
        </a>
      );
  }
}

/** Running text of a document: its inline Markdown as elements, everything else as the text it is. */
export function Inline({ text }: { readonly text: string }) {
  return all(readInline(text), useContext(CodeLinks));
}

/** The same for a cell: nothing at all where there is no text. */
export function words(text: string): ReactNode {
  return text === '' ? null : <Inline text={text} />;
}
