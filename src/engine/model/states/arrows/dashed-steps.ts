import type { Block, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { codeLines } from '../../blocks/code-lines.ts';
import { fold } from '../../derived/name-index.ts';
import { once } from '../../tracking/once.ts';
import type { Step } from './step.ts';

/** What leads to the state behind it. */
const arrow = '(?:→|⟶|[-─━]{1,3}[>▶►]|=>|⇒)';
const hasArrow = new RegExp(arrow);

/** What happens between dashes and the arrow: "open -- answered → waiting", "open — answered → waiting". */
const dashed = wording.s`^(?<from>[\p{L}\`*(][^→>\n:;]{0,80}?)(?<!\s)\s+(?<mark>-{1,3}|[–—]{1,2})\s+(?<event>[^\s→>\n;][^→>\n;]{1,119}?)(?<!\s)(?:\s*-{1,2})?\s*${arrow}\s*(?<to>[^\s→>\n][^→>\n]{0,199})$`;

/** A name, and what is said besides behind it. */
const target = wording`^(?<to>\`[^\`]+\`|\*{1,2}[^*]+\*{1,2}|[^\s,;:.(][^,;:.(]{0,60}?)(?=\s{2,}|\s*[,;:(]|\s[–—]\s|\.?$)`;

interface Dashed {
  readonly step: Step;
  /** Two dashes part nothing else; one may stand behind a title as well. */
  readonly isSure: boolean;
}

function dashedIn(text: Inline): Dashed | undefined {
  if (!hasArrow.test(text.source)) return undefined;
  const { from, mark, event, to: behind } = dashed.exec(text.source)?.groups ?? {};
  if (!from || !mark || !event || !behind) return undefined;
  const to = target.exec(behind)?.groups?.to;
  if (!to) return undefined;
  const eventAt = text.source.indexOf(event, from.length + mark.length);
  const toAt = text.source.length - behind.length;
  return {
    step: {
      from: slice(text, 0, from.length),
      to: slice(text, toAt, toAt + to.length),
      event: slice(text, eventAt, eventAt + event.length),
    },
    isSure: mark.length > 1 && mark.startsWith('-'),
  };
}

/** The step of a line that tells what happens between two dashes and the arrow. */
export function dashedStep(text: Inline): Step | undefined {
  const found = dashedIn(text);
  return found?.isSure ? found.step : undefined;
}

/** Whether lines with one dash before the arrow tell what happens there: where one leads to, another goes on from. */
const areDashed = once((block: Block): boolean => {
  const lines =
    block.kind === 'list'
      ? block.items.map(({ text }) => text)
      : block.kind === 'fence'
        ? codeLines(block.code)
        : [];
  const steps = lines.flatMap((line) => dashedIn(line)?.step ?? []);
  const left = new Set(steps.map(({ from }) => fold(from.source)));
  const events = new Set(steps.map(({ event }) => fold(event.source)));
  const onward = steps.some(({ to }) => left.has(fold(to.source)));
  return (
    steps.length > 1 &&
    onward &&
    !steps.some(({ from, to }) => events.has(fold(from.source)) || events.has(fold(to.source)))
  );
});

/** The same of a line with one dash, where the lines around it show that it is none behind a title. */
export function dashedAmong(text: Inline, block: Block): Step | undefined {
  const found = dashedIn(text);
  return found && areDashed(block) ? found.step : undefined;
}
