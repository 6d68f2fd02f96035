import { highlightTree } from '@lezer/highlight';
import type { ReactNode } from 'react';
import { parser } from '../../engine/editor.ts';
import { style } from './language.ts';
import css from './still-text.module.css';
import './text.css';

interface StillTextProps {
  readonly text: string;
  /** How many lines are drawn, from the first. */
  readonly lines: number;
}

/** A stretch of the text, with its classes of text.css; none for plain text. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly classes: string;
}

/** The pieces of a text from its start to its end, without gaps. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (from: number, to: number, classes: string): void => {
    if (end < from) pieces.push({ from: end, to: from, classes: '' });
    if (from < to) pieces.push({ from, to, classes });
    end = to;
  };
  highlightTree(parser.parse(text), style, add);
  add(text.length, text.length, '');
  return pieces;
}

/**
 * The beginning of a text as the editor draws it, without the editor: for a page that is built before there is one.
 * It is one block, so that browsers count the whole of it as what was drawn first.
 */
export function StillText({ text, lines }: StillTextProps) {
  const beginning = text.split('\n').slice(0, lines).join('\n');
  const pieces = piecesOf(beginning);
  let start = 0;
  const rows: ReactNode[] = beginning.split('\n').map((line, index) => {
    const [from, to] = [start, start + line.length + 1];
    start = to;
    return (
      <span key={from}>
        <span className={css.number}>{index + 1}</span>
        {pieces
          .filter((piece) => piece.from < to && piece.to > from)
          .map((piece) => (
            <span key={piece.from} className={piece.classes || undefined}>
              {beginning.slice(Math.max(piece.from, from), Math.min(piece.to, to))}
            </span>
          ))}
      </span>
    );
  });
  return <div className={css.text}>{rows}</div>;
}
