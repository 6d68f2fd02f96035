import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Step } from '../arrows/step.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import type { Fact, Title } from '../lifecycle-facts.ts';
import { arrowsOfDrawing, type DrawnArrow } from './drawing.ts';

/** What a drawing has that lines of text with arrows in them have not. */
const isDrawing = /[─━═│┃┌└▼▲]|\+-{2,}|^\s*[|v^](?:\s+[|v^])*\s*$/m;
/** Words of a name at most: what stands in larger boxes is no state. */
const LONGEST = 4;

const isBracketed = /^(?:\(.*\)|\[.*\])$/;
/** What stands in brackets where nothing comes before or after. */
const isNowhere = /^(?:\[\*\]|\((?:none|new|start|nothing|initial|end|deleted|gone)\))$/i;
const inRound = /^\(.*\)$/;

/** A folder or a file: `app/`, `src/index.ts`, `orders.ts`. */
const isFile = wording`^(?:\S*[\p{L}\p{N}_]\/|[\w.-]+(?:\/[\w.-]+){2,}|(?:[\w-]+\/)?[\w-]+\.\p{Ll}[\p{Ll}\p{N}]{1,4})$`;

/** A name or a label without the brackets around it. */
function bare(text: Inline): Inline {
  // "( live )": the bracket behind it stands apart.
  if (/^[([] /.test(text.source)) return slice(text, 2, text.source.length);
  return isBracketed.test(text.source) && !isNowhere.test(text.source)
    ? slice(text, 1, text.source.length - 1)
    : text;
}

function stepOf({ from, to, event }: DrawnArrow): Step {
  const said = event ? bare(event) : slice(to.text, 0, 0);
  // "(upload) → uploaded": where the others have no brackets, it is what happens and no state.
  const isNew =
    inRound.test(from.text.source) && !inRound.test(to.text.source) && !isNowhere.test(from.text.source);
  if (isNew)
    return { from: slice(from.text, 0, 0), to: bare(to.text), event: event ? said : bare(from.text), isNew };
  return { from: bare(from.text), to: bare(to.text), event: said };
}

/**
 * The steps that a fence draws with characters, none where what it draws is no states; undefined where it draws nothing, or
 * has arrows in lines of text alone.
 */
export function stepsOfDrawing(code: Inline, where: Title): readonly Fact[] | undefined {
  const arrows = isDrawing.test(code.source) ? arrowsOfDrawing(code) : [];
  if (arrows.length === 0) return undefined;
  const isNone = ({ text }: DrawnArrow['from']): boolean =>
    text.source.split(' ').length > LONGEST || isFile.test(text.source);
  if (arrows.some(({ from, to }) => isNone(from) || isNone(to))) return [];
  return arrows.map(stepOf).map((step) => ({
    is: 'transition',
    ...where,
    transition: transitionOf(step, step.to.at),
  }));
}
