import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { namesOnly } from '../constants/lists.ts';
import type { Answer, Call } from '../interface-elements.ts';
import type { RowReading } from '../reader.ts';
import type { Cells } from '../records/records.ts';
import { shown, unstated } from '../stated.ts';
import {
  looksLikeRoute,
  looksLikeStatus,
  looksLikeYesNo,
  methodsIn,
  opensWithStatus,
  says,
} from '../tables/cell-kinds.ts';
import { actionsIn } from '../words/action-phrase.ts';
import { stated } from '../words/markers.ts';
import { listed, nameOf, referencesIn, statements } from '../words/names.ts';
import { sentences } from '../words/phrases.ts';
import { addressOf } from './address.ts';
import { partsByMethod } from './by-method.ts';
import { isHappening } from './happenings.ts';
import { blank, callsIn } from './lines.ts';
import { makersIn } from './makers.ts';
import { pathAbove } from './mentions.ts';
import { methodSpelled, methodTitled } from './method-titles.ts';
import { isOperationKind } from './operations.ts';
import { noteProperties } from './properties.ts';
import { answersIn, type CallFact, payloadList } from './tables.ts';
import { answersTold } from './told-answers.ts';

/** A row of a table of calls, one or several in a row. */
export function callRow(reading: RowReading<CallFact>): void {
  const { cell, gather } = reading;
  const own = cell('call')?.source ? cell('call') : cell('path');
  if (!own?.source || isHappening(reading, own)) return;
  const beside = cell('path')?.source || cell('method')?.source ? [] : callsBeside(reading, own);
  for (const call of beside) gather.fact({ is: 'call', call });
  if (beside.length > 0) return;
  const several = callsIn(own, undefined, true);
  const names = cell('path')?.source ? [] : (namesOnly(own) ?? []);
  if (several.length > 1) {
    const methods = several.map(({ method }) => method);
    const cells = [cell('result'), cell('answers'), cell('failures')].map((said) => {
      const parts = said && partsByMethod(said, methods);
      return (method: string): readonly (Inline | undefined)[] => parts?.get(method) ?? [said];
    });
    for (const call of several) {
      const answers = answersOf(
        cells.flatMap((said) => said(call.method)),
        [],
      );
      gather.fact({ is: 'call', call: call.answers.is === 'unstated' ? { ...call, answers } : call });
    }
  } else if (names.length > 1) {
    // A row of events, procedures or messages: each is a call of its own.
    for (const name of names)
      gather.fact({ is: 'call', call: { ...namedCall(name), ...addressIn(cell, name) } });
  } else
    for (const each of callsOfRow(reading))
      gather.fact({
        is: 'call',
        call: callOfRow(each, each.cell('call')?.source ? own : (each.cell('path') ?? own)),
      });
}

/** The calls that sentences tell in the other cells of a row whose name is a title in words: "List the quays | `GET /quays` answers 200". */
function callsBeside({ row }: RowReading<CallFact>, own: Inline): readonly Call[] {
  const { method, path } = addressOf(nameOf(own).name);
  if (method !== '' || path !== '' || own.source.includes('`')) return [];
  return row.cells.filter((each) => each !== own).flatMap((each) => callsIn(each, undefined, true));
}

/**
 * The rows that one row of several methods or paths stands for: each method at each path. Answers parted by `;` are
 * those of the methods, one each: `GET; DELETE` with `200; 204`.
 */
function callsOfRow(reading: RowReading<CallFact>): readonly RowReading<CallFact>[] {
  const { row, cell } = reading;
  const call = cell('call');
  const path = cell('path') ?? (call && looksLikeRoute(call) ? call : undefined);
  const method = cell('method');
  const verbs = method ? methodsIn(method) : [];
  const paths = path ? listed(path).filter(looksLikeRoute) : [];
  if (!path || !method || verbs.length === 0 || paths.length * verbs.length < 2) return [reading];
  const methods = verbs.map((verb) => plain(verb).toUpperCase());
  const saying = (['result', 'answers', 'failures'] as const).map(
    (id) => [id, apart(cell(id), methods, id !== 'failures')] as const,
  );
  return paths.flatMap((own) =>
    verbs.map((verb, index): RowReading<CallFact> => {
      const instead: Readonly<Record<string, Inline | undefined>> = {
        method: verb,
        path: own,
        ...Object.fromEntries(saying.map(([id, said]) => [id, said[index]])),
      };
      const at = verbs.length > 1 ? verb.at : own.at;
      return { ...reading, row: { ...row, at }, cell: (id) => (id in instead ? instead[id] : cell(id)) };
    }),
  );
}

/** What a cell says of each of several methods: a part of it, or all of it; failures are not told in the order of methods. */
function apart(
  said: Inline | undefined,
  methods: readonly string[],
  inTurn: boolean,
): readonly (Inline | undefined)[] {
  const each = said && inTurn ? statements(said) : [];
  const parts = said && partsByMethod(said, methods);
  return methods.map(
    (method, index) => parts?.get(method)?.[0] ?? (each.length === methods.length ? each[index] : said),
  );
}

/**
 * A row of a table of paths and methods: a call for each path in each column that is not empty. Titles that say in words
 * what is done (a table of rights has such) tell methods beside one that is spelled, or where a status stands below them.
 */
export function methodsRow({ match, header, row, cell, gather }: RowReading<CallFact>): void {
  const paths = cell('path');
  if (!paths?.source || (match.guessed && !looksLikeRoute(paths))) return;
  const titles = header.cells.filter((title, index) => match.extra.includes(index) && methodTitled(title));
  const spelled = titles.filter(methodSpelled).length;
  const named = listed(paths).filter((path) => spelled === titles.length || looksLikeRoute(path));
  for (const index of match.extra) {
    const [title, said] = [header.cells[index], row.cells[index]];
    const method = title && methodTitled(title);
    if (!method || !says(said) || isNo.test(plain(said))) continue;
    if (spelled === 0 && !looksLikeStatus(said) && !opensWithStatus(said)) continue;
    for (const path of named)
      gather.fact({
        is: 'call',
        call: {
          ...namedCall({ source: `${method} ${rooted(nameOf(path).name)}`, at: path.at }),
          answers: stated(said, answersIn),
        },
      });
  }
}

/** A path that a column of paths gives without the stroke at its beginning: `boats/{id}`. */
function rooted(path: string): string {
  return /^[\w{][\w{}:.-]*(?:\/[\w{}:.-]+)*\/?$/.test(path) ? `/${path}` : path;
}

/** A row of a table of calls with a column for each status: the answers are those that it ticks, or says something of. */
export function statusesRow({ match, header, row, cell, gather }: RowReading<CallFact>): void {
  const own = cell('call');
  for (const call of own?.source ? callsIn(own, undefined, true) : []) {
    const answers = match.extra.flatMap((index): readonly Answer[] => {
      const [title, said] = [header.cells[index], row.cells[index]];
      const [answer] = title && says(said) && !isNo.test(plain(said)) ? (answersIn(title) ?? []) : [];
      if (!answer || !said) return [];
      const when =
        looksLikeYesNo(said) || !isWord.test(said.source)
          ? answer.when
          : shown({ prose: plain(said) }, said.at);
      return [{ ...answer, at: said.at, when }];
    });
    gather.fact({
      is: 'call',
      call: { ...call, answers: answers[0] ? shown(answers, row.at) : call.answers },
    });
  }
}

/** A row that names a path and no method: a call, where one method is said to be that of all. */
export function pathRow(reading: RowReading<CallFact>): void {
  const path = reading.cell('path');
  if (!path || !looksLikeRoute(path)) return;
  const call = callOfRow(reading, path);
  const said = reading.cell('call');
  reading.gather.fact({
    is: 'path',
    call: { ...call, description: said ? plain(said) : '' },
    inTable: true,
  });
}

const isWord = wording`\p{L}{2}`;

/** The path that a line above a table labels as that of all its rows: "Resource: `/tables/{id}`". */
const pathLabelled = (lead: string): string | undefined =>
  /^(?:(?:resource|path|ur[il]|endpoint|route|address)\s*:\s*)?`?(?<path>\/[^\s`]*?)`?:?$/i.exec(lead)?.groups
    ?.path;

/** A row of a table of methods that stands below their path: a call of it. */
export function pathsMethodRow(reading: RowReading<CallFact>): void {
  const { cell, context, gather } = reading;
  const above = context.headings.at(-1)?.title;
  const path = pathLabelled(context.lead) ?? (above && pathAbove(above.source));
  const method = cell('method');
  if (!path || !method) return;
  for (const verb of methodsIn(method))
    gather.fact({
      is: 'call',
      call: {
        ...callOfRow(reading, { source: `${nameOf(verb).name} ${path}`, at: verb.at }),
        nameAt: verb.at,
      },
    });
}

/** What says that a path has no such method, or a call no such answer: "n/a", "not used". */
const isNo =
  /^(?:no|n|n\/?a|none|false|never|✗|✘|❌|nein|non|not (?:used|in use|applicable|sent|returned|given|needed|there))\.?$/i;

function namedCall(name: Inline): Call {
  return { ...blank, ...addressOf(nameOf(name).name), at: name.at, nameAt: name.at, how: 'tolerant' };
}

/** Where the cells of a row say that its call is: the method may have a column of its own. */
function addressIn(cell: Cells, named: Inline): ReturnType<typeof addressOf> {
  const spelled = nameOf(named).name;
  const method = cell('method');
  const said = method ? plain(method) : '';
  const kind = said.toLowerCase();
  if (isOperationKind(kind)) return addressOf(`${kind} ${spelled}`);
  const verb = said.toUpperCase();
  const bare = addressOf(spelled);
  return verb && bare.method === '' && (cell('path')?.source || bare.path)
    ? addressOf(`${verb} ${spelled}`)
    : bare;
}

/** The one call of a row. What it does is words where they name no action. */
function callOfRow({ row, match, cell, gather }: RowReading<CallFact>, own: Inline): Call {
  const path = cell('path');
  const named = path?.source ? path : own;
  const found = addressIn(cell, named);
  const said = cell('does');
  const does = stated(said, (each) => actionsIn(each));
  const result = cell('result');
  const way = found.method === 'GET' ? 'query' : 'body';
  const exact = match.exact && !match.at.has('method');
  const acts = does.is === 'shown' && does.value.every((action) => action.target);
  const description = [!exact && !acts ? said : undefined, result].map((each) => (each ? plain(each) : ''));
  const call: Call = {
    ...blank,
    ...found,
    at: row.at,
    nameAt: named.at,
    how: exact ? 'exact' : 'tolerant',
    does: exact || acts || does.is !== 'shown' ? does : unstated,
    payload: stated(cell('payload'), (each) => payloadList(each, way)),
    answers: answersOf(
      [result, cell('answers'), cell('failures')],
      [said, ...match.extra.map((index) => row.cells[index])],
    ),
    madeBy: stated(cell('madeBy'), makersIn),
    allowedTo: stated(cell('allowedTo'), (each) => referencesIn('role', each)),
    description: description.filter(Boolean).join('; '),
  };
  noteProperties(call, call.name, gather);
  return call;
}

/** A status at the head of what a remark says; one with something counted behind it is an amount: "200 rows". */
const headedByStatus =
  /^`?[1-5]\d\d`?(?=$|,\s|\s(?:if|when|for|with|without|on|once|after|or|and|otherwise|unless|means|in case)\b)/;

/** The answers that parts of a remark are: "sends the file; 200, 413 when it is too large". */
function answersRemarked(remark: Inline): readonly Answer[] {
  return statements(remark)
    .flatMap(sentences)
    .flatMap((part) => (headedByStatus.test(part.source) ? (answersIn(part) ?? []) : []));
}

/**
 * The answers of the cells of a row, of success and of failure, or those that parts of others are, or that sentences in
 * any of them tell: each status once.
 */
function answersOf(
  cells: readonly (Inline | undefined)[],
  others: readonly (Inline | undefined)[],
): Call['answers'] {
  const listed = cells.map((cell) => stated(cell, answersIn)).reduce(joined);
  if (listed.is === 'shown') return listed;
  const remarked = others.flatMap((cell) => (cell ? answersRemarked(cell) : []));
  const told = [...cells, ...others].flatMap((cell) => (cell ? sentences(cell).flatMap(answersTold) : []));
  const said = remarked.length > 0 ? remarked : told;
  return said.map((each) => shown([each], each.at)).reduce<Call['answers']>(joined, listed);
}

/** Answers of two cells, each status once; those of the first where the second has none. */
function joined(before: Call['answers'], next: Call['answers']): Call['answers'] {
  if (next.is !== 'shown') return before.is === 'unstated' ? next : before;
  if (before.is !== 'shown') return next;
  const known = new Set(before.value.map(({ status }) => status));
  return shown([...before.value, ...next.value.filter(({ status }) => !known.has(status))], before.at);
}
