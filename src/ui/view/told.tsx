import type { Told } from '../../engine/index.ts';
import { None, NotShown, Open, Unstated } from '../spec/said.tsx';
import { holdTogether } from '../text/hold-together.ts';
import { withCode } from '../text/with-code.tsx';

interface TellProps {
  readonly told: Told;
  /** Set what is shown in code. */
  readonly code?: boolean;
  /** Leave the place empty where nothing is said. */
  readonly quiet?: boolean;
}

/** What is said of one thing, or which of the four ways it is not said. */
export function Tell({ told, code = false, quiet = false }: TellProps) {
  switch (told.is) {
    case 'shown':
      return code ? <code>{told.text}</code> : withCode(holdTogether(told.text));
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
