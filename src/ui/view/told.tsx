import type { ReactNode } from 'react';
import type { Told } from '../../engine/index.ts';
import { None, NotShown, Open, Unstated } from '../spec/said.tsx';

interface TellProps {
  readonly told: Told;
  /** Set what is shown in code. */
  readonly code?: boolean;
  /** Leave the place empty where nothing is said. */
  readonly quiet?: boolean;
}

/** Words of the document with what is code in them set as code; marks without a partner stay. */
function withCode(text: string): ReactNode {
  const pieces = text.split('`');
  if (pieces.length % 2 === 0) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>));
}

/** What is said of one thing, or which of the four ways it is not said. */
export function Tell({ told, code = false, quiet = false }: TellProps) {
  switch (told.is) {
    case 'shown':
      return code ? <code>{told.text}</code> : withCode(told.text);
    case 'not-shown':
      return <NotShown />;
    case 'open':
      return <Open question={told.text} />;
    case 'none':
      return <None />;
    case 'unstated':
      return quiet ? null : <Unstated />;
  }
}
