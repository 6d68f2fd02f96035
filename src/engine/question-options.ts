import { cursorAt } from './edits/complete/cursor.ts';
import { ByPlace } from './model/derived/by-place.ts';
import { elementsOf } from './model/derived/point-elements.ts';
import { resolve } from './model/derived/resolve.ts';
import { stateGraph } from './model/derived/state-graph.ts';
import type { Lifecycle, State } from './model/domain-elements.ts';
import type { Element } from './model/element.ts';
import type { Model } from './model/model.ts';
import { shownValue } from './model/stated.ts';
import { onceFor } from './model/tracking/once.ts';
import { doubtedPhrase, isSilent, markerIn } from './model/words/markers.ts';
import type { Place } from './place.ts';
import type { PointId } from './points.ts';
import { plain } from './syntax/inline.ts';
import { wording } from './syntax/wording.ts';

/** What may be said at a place, where its column or label knows the two answers. */
export interface Known {
  readonly says: readonly string[];
  /** Whether both may be true, or something else. */
  readonly open: boolean;
  /** Whether each place is asked about by itself, however many there are. */
  readonly each?: true;
}

type Find = (model: Model, around: readonly Element[]) => Known;

/** More are never an answer between two, and need not be told. */
const most = 3;

/** Names of which one is meant, or where `open`, several or something else: at most three of them. */
const named = (elements: readonly Element[], open: boolean): Known => ({
  says: elements.slice(0, most).map(({ name }) => name),
  open,
});

/** The other screens: none leads to itself. */
const others: Find = (model, around) => {
  const own = model.screens.screens.slice(0, around.length + most);
  return named(
    own.filter((each) => !around.includes(each)),
    true,
  );
};

function lifecycleAround(model: Model, around: readonly Element[]): Lifecycle | undefined {
  return model.states.lifecycles.find((each) => around.includes(each));
}

const statesAround: Find = (model, around) => named(lifecycleAround(model, around)?.states ?? [], false);

/** States at one side of a lifecycle: where those that nothing leads to, or that nothing leaves, are two, probably these. */
const statesAside =
  (side: 'starts' | 'ends'): Find =>
  (model, around) => {
    const lifecycle = lifecycleAround(model, around);
    if (!lifecycle) return named([], true);
    const { states, ways, left } = stateGraph(model, lifecycle);
    const isLedTo = (state: State): boolean => ways.some(({ from, to }) => to === state && from !== state);
    const aside = states.filter((state) => (side === 'starts' ? !isLedTo(state) : !left.has(state)));
    return aside.length === 2 && states.length > 2 ? named(aside, true) : named(states, side === 'ends');
  };

/** What a field begins with that can only be one of two values. */
const defaults: Find = (model, around) => {
  const field = model.entities.entities.flatMap(({ fields }) => fields).find((each) => around.includes(each));
  const type = field && shownValue(field.type)?.type;
  if (type?.is === 'one-of') return { says: type.values.map(({ value }) => value), open: false };
  const isSwitch = type?.is === 'scalar' && type.name === 'boolean';
  return { says: isSwitch ? ['true', 'false'] : [], open: false };
};

const screens: Find = ({ screens: { screens: all } }) => named(all, true);
const roles: Find = ({ roles: { roles: all } }) => named(all, true);

/** What may stand in a column or behind a label, by point and by its title in small letters without spaces. */
const columns: Partial<Record<PointId, Readonly<Record<string, Find>>>> = {
  screens: { leadsto: others, opento: roles },
  entities: { default: defaults },
  states: {
    starts: statesAside('starts'),
    ends: statesAside('ends'),
    from: statesAround,
    to: statesAround,
    by: roles,
  },
  calls: { madeby: screens, allowedto: roles },
};

const yesNo: Known = { says: ['yes', 'no'], open: false };

const folded = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '');

/** The elements of a point of a model as it was read, by where they stand. */
const elementsIn = onceFor(
  (model: Model, point: PointId): ByPlace<Element> => new ByPlace(elementsOf(model, point), ({ at }) => at),
);

/** What a column or label of a point may say of what stands at a place, where that is exactly two things. */
export function knownFor(model: Model, point: PointId, title: string, at: Place): Known | undefined {
  if (folded(title) === 'required' || folded(title) === 'unique') return yesNo;
  const find = columns[point]?.[folded(title)];
  if (!find) return undefined;
  const known = find(model, elementsIn(model, point).around(at));
  return known.says.length === 2 ? known : undefined;
}

/** The column or label that a place is the value of. */
interface Valued {
  readonly point: PointId;
  readonly title: string;
  /** A cell of the matrix, whose column is a role. */
  readonly isMatrix: boolean;
}

function columnAt(model: Model, text: string, at: Place): Valued | undefined {
  const { table, point, before } = cursorAt(model, text, at.from);
  if (point === undefined) return undefined;
  if (!table) {
    const label = wording`^\s*[-*+]\s+[*_]*([\p{L} ]{1,30}?)(?:, for \`[^\`]*\`)?[*_]*:[*_]*\s*$`.exec(
      before,
    )?.[1];
    return label === undefined ? undefined : { point, title: label, isMatrix: false };
  }
  if (!table.kind || table.isHeader) return undefined;
  const isMatrix = table.kind.kind === 'matrix' && table.index > 0;
  const header = table.block.header.cells[table.index];
  return { point, title: table.kind.columns[table.index] ?? (header ? plain(header) : ''), isMatrix };
}

/** What may be said in place of a marker: by the column of its table, or by the label before it. A phrase in doubt holds or not. */
export function knownAt(model: Model, text: string, at: Place): Known | undefined {
  if (doubtedPhrase(text.slice(at.from, at.to)) !== undefined) return { ...yesNo, open: true };
  const column = columnAt(model, text, at);
  if (column?.isMatrix) return { ...yesNo, each: true };
  return column && knownFor(model, column.point, column.title, at);
}

/** Words that are each other's only alternative. */
const opposites =
  /\b(inclusive or exclusive|exclusive or inclusive|included or excluded|excluded or included|including or excluding|required or optional|optional or required|public or private|private or public|before or after|allowed or forbidden|ascending or descending|yes or no)\b/i;
const asksWhether =
  /^(?:is|are|does|do|may|can|should|must|will|shall|has|have)\s(?!.*(?:\sor\s|[,;:/(]))[^?]*\?$/i;

/**
 * The two answers that a question in the words of the document names itself: "inclusive or exclusive?", "per user or per
 * team?", and yes and no where it asks whether something is so. Something else may be true all the same.
 */
export function namedIn(question: string): Known | undefined {
  const two = (says: readonly string[]): Known => ({ says, open: true });
  const named = opposites.exec(question)?.[1] ?? /^([^,;:?]{1,40} or [^,;:?]{1,40})\?$/i.exec(question)?.[1];
  if (asksWhether.test(question)) return two(['yes', 'no']);
  const parts = named?.split(/ or /i) ?? [];
  const isAlike = parts.length === 2 && parts[0]?.split(' ').length === parts[1]?.split(' ').length;
  return isAlike ? two(parts) : undefined;
}

/** What may follow a yes or a no and says nothing more. */
const nothingMore: Readonly<Record<'yes' | 'no', RegExp>> = {
  yes: /^(?:of course|certainly|sure|surely|definitely|absolutely|indeed|exactly|always|correct|please|(?:that is|that's|it is|it's) (?:right|so|correct)|(?:it|they|he|she|one|we) (?:is|are|does|do|may|can|should|must|will|has|have))$/,
  no: /^(?:of course not|certainly not|surely not|definitely not|absolutely not|not at all|never|(?:it|they|he|she|one|we) (?:(?:is|are|does|do|may|can|should|must|will|has|have) not|cannot|isn't|aren't|doesn't|don't|can't|shouldn't|mustn't|won't|hasn't|haven't))$/,
};

/** Yes or no, where that is all that an answer says, in whatever words: "Yes, of course." */
export function yesOrNo(answer: string): 'yes' | 'no' | undefined {
  const [, word = '', more = ''] = /^(yes|no)(?:\s*[,;:.!–—-]\s*|\s+|$)(.{0,60})$/i.exec(answer.trim()) ?? [];
  const says = word.toLowerCase();
  if (says !== 'yes' && says !== 'no') return undefined;
  const rest = more
    .replace(/’/g, "'")
    .replace(/[.!]+$/, '')
    .toLowerCase();
  return rest === '' || nothingMore[says].test(rest) ? says : undefined;
}

/** An answer as a column or label takes it: whoever makes a call and is no screen stands in parentheses. */
export function answerFor(model: Model, point: PointId, title: string, answer: string): string {
  if (point !== 'calls' || folded(title) !== 'madeby' || /[`(]/.test(answer)) return answer;
  if (model.screens.screens.length === 0 || markerIn(answer) || isSilent(answer)) return answer;
  const parts = answer.replace(/\.$/, '').split(/,\s*/);
  return parts
    .map((name) => (resolve(model, { kind: 'screen', name }).is === 'unknown' ? `(${name})` : name))
    .join(', ');
}

/** An answer as it is taken at a place. Yes or no to a question in brackets says nothing without the question. */
export function answerAt(model: Model, text: string, at: Place, answer: string): string {
  const phrase = doubtedPhrase(text.slice(at.from, at.to));
  if (phrase !== undefined && /^yes$/i.test(answer)) return phrase;
  if (phrase !== undefined && /^no$/i.test(answer))
    return phrase.toLowerCase() === 'required' ? 'optional' : `not ${phrase}`;
  const column = columnAt(model, text, at);
  const isCell = column && knownFor(model, column.point, column.title, at) !== undefined;
  const asked = markerIn(text.slice(at.from, at.to))?.question ?? '';
  if (asked !== '' && !isCell && /^(?:yes|no)$/i.test(answer)) return `(${asked} ${answer})`;
  return column ? answerFor(model, column.point, column.title, answer) : answer;
}
