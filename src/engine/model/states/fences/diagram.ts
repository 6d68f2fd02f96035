import type { Place } from '../../../place.ts';
import type { FenceBlock, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { codeLines } from '../../blocks/code-lines.ts';
import type { End } from '../../domain-elements.ts';
import { shown, unstated } from '../../stated.ts';
import { type Fact, stateElement } from '../lifecycle-facts.ts';

/** An arrow between two states; PlantUML also tells its direction and colour: `-->`, `->`, `-down->`, `-[#red]->`. */
const arrowLine =
  /^\s*(?<from>\[\*\]|[\w.]+(?:-[\w.]+)*)\s*(?<arrow>-(?:\[[^\]]*\])?(?:up|down|left|right|[udlr])?(?:\[[^\]]*\])?-?>)\s*(?<to>\[\*\]|[\w.-]+)\s*(?::\s*(?<said>.*?))?\s*$/;
const described = /^\s*(?:state\s+"([^"]*)"\s+as\s+([\w.-]+)|([\w.-]+)\s*:\s*(.+?))\s*$/;

type Line = Inline;

const isMermaid = /^\s*(?:---[\s\S]*?---\s*)?(?:%%[^\n]*\n\s*)*stateDiagram/;
/** What only diagrams of states have in PlantUML: sequences and components are written in arrows too. */
const isPlantUml = /^\s*\[\*\]\s*-|-?>\s*\[\*\]|^\s*state\s+["\w]/m;

/**
 * A Mermaid `stateDiagram-v2`, or such a diagram of PlantUML, as transitions and states. `[*] --> a` makes `a` a start, `a --> [*]` an end.
 * Composite states, notes, forks and directions are passed over: the format has no hierarchy.
 */
export function stateDiagram(
  fence: Pick<FenceBlock, 'code' | 'language'>,
): readonly Omit<Fact, 'lead'>[] & readonly Fact[] {
  const facts: Fact[] = [];
  if (/^\s*(?:flowchart|graph)\s/.test(fence.code.source)) return flowchart(fence.code);
  const isStates = fence.language === 'mermaid' ? isMermaid : isPlantUml;
  if (!isStates.test(fence.code.source)) return facts;
  const labels = new Map<string, string>();
  const lines = drawn(fence.code);
  for (const line of lines) {
    const named = described.exec(line.source);
    if (named?.[2] && named[1] && !arrowLine.test(line.source)) labels.set(named[2], named[1]);
  }
  for (const line of lines) {
    const {
      from: left = '',
      arrow: drawnAs = '',
      to: right = '',
      said = '',
    } = arrowLine.exec(line.source)?.groups ?? {};
    if (drawnAs === '') continue;
    const from = endOf(line, left, 'new', 0, labels);
    const behind = line.source.indexOf(drawnAs, line.source.indexOf(left) + left.length) + drawnAs.length;
    const to = endOf(line, right, 'end', behind, labels);
    const event = said
      .replace(/\s*\[[^\]]*\].*$/, '')
      .replace(/\s*\/.*$/, '')
      .trim();
    const guard = /\[([^\]]+)\]/.exec(said)?.[1];
    facts.push(arrow(line.at, { from, event, to, guard }));
  }
  for (const line of lines) {
    const named = described.exec(line.source);
    if (!named || arrowLine.test(line.source)) continue;
    const state = stateElement(line, line.at, 'tolerant', named[1] ? '' : (named[4] ?? ''));
    facts.push({ is: 'state', lead: '', state: { ...state, name: named[1] ?? named[3] ?? '' } });
  }
  return facts;
}

const flowLine =
  /^\s*([\w.-]+)(?:[[({>]+"?([^\]"})]*)"?[\])}]+)?\s*(?:--\s*"?([^-|"]+?)"?\s*)?-+\.?->\s*(?:\|"?([^|"]*)"?\|)?\s*([\w.-]+)(?:[[({>]+"?([^\]"})]*)"?[\])}]+)?\s*;?\s*$/;

/** The arrows of a Mermaid flowchart as steps: `draft -->|publish| live`, `a["Draft"] --> b["Live"]`. */
function flowchart(code: Inline): readonly Fact[] {
  const labels = new Map<string, string>();
  const rows = drawn(code).flatMap((line) => {
    const match = flowLine.exec(line.source);
    if (!match) return [];
    const [, from = '', fromLabel, before, within, to = '', toLabel] = match;
    if (fromLabel) labels.set(from, fromLabel.trim());
    if (toLabel) labels.set(to, toLabel.trim());
    return { line, from, to, event: (before ?? within ?? '').trim() };
  });
  return rows.map(({ line, from, to, event }): Fact => {
    const side = (id: string): End => ({
      is: 'state',
      state: { kind: 'state', name: labels.get(id) ?? id, at: line.at },
    });
    return arrow(line.at, { from: side(from), event, to: side(to) });
  });
}

/** The transition that an arrow draws; `event` is empty where nothing stands on it. */
function arrow(
  at: Place,
  { from, event, to, guard }: { from: End; event: string; to: End; guard?: string | undefined },
): Fact {
  return {
    is: 'transition',
    lead: '',
    transition: {
      name: event,
      at,
      nameAt: at,
      how: 'tolerant',
      from: shown([from], at),
      event: event ? shown(event, at) : unstated,
      to: shown([to], at),
      by: unstated,
      when: guard ? shown({ prose: guard }, at) : unstated,
      effects: unstated,
    },
  };
}

/** The lines of a diagram without its comments. */
function drawn(code: Inline): readonly Line[] {
  return codeLines(code).filter(({ source }) => !/^(?:%%|'|@)/.test(source));
}

function endOf(
  line: Line,
  id: string,
  star: 'new' | 'end',
  from: number,
  labels: ReadonlyMap<string, string>,
): End {
  const start = line.source.indexOf(id, from);
  const { at } = slice(line, start, start + id.length);
  if (id === '[*]') return { is: star, at };
  const label = labels.get(id);
  return {
    is: 'state',
    state: {
      kind: 'state',
      name: label ?? id,
      at,
    },
  };
}
