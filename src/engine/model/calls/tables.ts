import type { Inline, Item } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { conditionIn } from '../blocks/conditions.ts';
import type { Told } from '../blocks/told-of.ts';
import type { Action, Handling, Reference } from '../element.ts';
import { defaultStated } from '../entities/fields/field-phrases.ts';
import { yesNo } from '../entities/words/demand-words.ts';
import { handlingsIn } from '../errors/handling.ts';
import type { Answer, Call, Carried, Maker, PayloadField } from '../interface-elements.ts';
import type { RowReading } from '../reader.ts';
import { type Stated, unstated } from '../stated.ts';
import { typeIn, typeUseIn } from '../types.ts';
import { actionsIn } from '../words/action-phrase.ts';
import { stated } from '../words/markers.ts';
import { listed, nameOf, referenceIn, referencesIn, statements } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { carriedField, ofAnswer } from './carried.ts';
import { makersIn } from './makers.ts';
import type { SignTold } from './signs.ts';
import { answerLines, nextStatus } from './statuses.ts';
import type { SharedAnswers } from './told-answers.ts';

/** What blocks of point 7 give. The heading above, or the fact's own address, says of which call. */
export type CallFact =
  /** `byDefault`: *In* says nothing, so the call's method decides. */
  | { readonly is: 'payload'; readonly field: PayloadField; readonly byDefault: boolean }
  | { readonly is: 'payload-stated'; readonly value: Stated<readonly PayloadField[]> }
  /** `said`: a sentence tells it, of whichever call stands above; a heading alone is none. */
  /** What a sentence says may be `of` the calls with some methods alone: "Deleting answers 204". */
  | {
      readonly is: 'answer';
      readonly answer: Answer;
      readonly said?: boolean;
      readonly of?: readonly string[];
    }
  /** Answers of all calls, or of those that stand below the same heading. */
  | { readonly is: 'shared'; readonly said: SharedAnswers }
  | { readonly is: 'answers-stated'; readonly value: Stated<readonly Answer[]> }
  | { readonly is: 'does'; readonly value: Stated<readonly Action[]> }
  | { readonly is: 'madeBy'; readonly value: Stated<readonly Maker[]> }
  | { readonly is: 'allowedTo'; readonly value: Stated<readonly Reference[]> }
  | { readonly is: 'call'; readonly call: Call }
  /**
   * A path without a method: a call only where one method is said to be that of all, and with `mayBegin` only where no
   * other begins with it.
   */
  | { readonly is: 'path'; readonly call: Call; readonly inTable?: true; readonly mayBegin?: true }
  | { readonly is: 'method'; readonly method: string }
  /** The name, the address or what is done by a call that is there no longer. */
  | { readonly is: 'gone'; readonly name: string }
  /** That a sign right before a status takes it away from what all answer. */
  | { readonly is: 'taking' }
  /** A field that an answer carries: the one of a status, or the only success. */
  | { readonly is: 'carried'; readonly carried: Carried; readonly status?: string }
  /** What signs in the lines of calls add to their answers. */
  | { readonly is: 'sign'; readonly told: readonly SignTold[] }
  /** Who makes the calls around a sentence. */
  | { readonly is: 'makers'; readonly names: readonly string[] }
  /** What a line of its own says of a call. */
  | ({ readonly is: 'told' } & Told<Pick<Call, 'does' | 'madeBy' | 'allowedTo' | 'payload' | 'answers'>>);

const wayIn = /^(path|query|header|body)\b/i;

/** A row of a payload table. */
export function payloadRow({ row, match, header, cell, gather, context }: RowReading<CallFact>): void {
  const name = cell('payload');
  if (!name?.source) return;
  const answer = match.exact ? undefined : ofAnswer(context, header.cells[match.at.get('payload') ?? -1]);
  if (answer) {
    const type = cell('type');
    if (type?.source) gather.fact({ is: 'carried', carried: carriedField(name, type, row.at), ...answer });
    return;
  }
  const what = nameOf(name).name;
  const meaning = cell('meaning');
  const inCell = cell('in');
  const way = inCell && wayIn.exec(plain(inCell))?.[1]?.toLowerCase();
  gather.fact({
    is: 'payload',
    byDefault: way === undefined,
    field: {
      name: what,
      at: row.at,
      nameAt: name.at,
      how: match.exact ? 'exact' : 'tolerant',
      in: (way ?? 'body') as PayloadField['in'],
      type: gather.marked(stated(cell('type'), typeUseIn), `the type of ${what}`),
      required: gather.marked(stated(cell('required'), yesNo), `whether ${what} is required`),
      default: gather.marked(defaultStated(cell('default')), `the default of ${what}`),
      meaning: meaning ? plain(meaning) : '',
    },
  });
}

/** Titles of a column of what a call answers. */
export const answerTitles = [
  'status',
  'response',
  'code',
  'status code',
  'http',
  'http status',
  'http code',
  'outcome',
];

/** A row of an answers table. */
export function answerRow({ row, match, cell, gather, context }: RowReading<CallFact>): void {
  const status = cell('answer');
  if (!status?.source) return;
  const text = nameOf(status).name;
  const call = context.headings.at(-1);
  const asked = call ? `${text} of ${plain(call.title)}` : text;
  gather.fact({
    is: 'answer',
    answer: {
      name: text,
      at: row.at,
      nameAt: status.at,
      how: match.exact ? 'exact' : 'tolerant',
      status: /\b([1-5]\d\d)\b/.exec(text)?.[1] ?? text,
      when: gather.marked(stated(cell('when'), conditionIn), `when the answer is ${asked}`),
      carries: gather.marked(stated(cell('carries'), carriedIn), `what the answer ${asked} carries`),
      handling: gather.marked(stated(cell('handling'), handlingsOf), `what happens on ${asked}`),
    },
  });
}

function handlingsOf(cell: Inline): readonly Handling[] | undefined {
  const handlings = handlingsIn(cell);
  return handlings.length ? handlings : undefined;
}

/** `Invoice`, `list of Line`, `articles: list of Article; count: integer`, an error, or words. */
export function carriedIn(cell: Inline): readonly Carried[] | undefined {
  const carried = statements(cell).map((part): Carried => {
    const field = /^(`?[A-Za-z_][\w.]*`?)\s*:\s+/.exec(part.source);
    if (field) {
      const type = slice(part, field[0].length, part.source.length);
      return {
        is: 'field',
        name: (field[1] ?? '').replace(/`/g, ''),
        type: typeIn(type),
        text: type.source,
        at: part.at,
      };
    }
    const quoted = nameOf(part).quoted;
    const looksLikeError = quoted || /^`?[a-z][a-z0-9]*(?:[_.-][a-z0-9]+)+`?$/.test(part.source);
    if (looksLikeError) return { is: 'error', error: referenceIn('error', part), at: part.at };
    return { is: 'type', type: typeIn(part), text: part.source, at: part.at };
  });
  return carried.length ? carried : undefined;
}

/** Labels over what a call answers, and over what it is given, in other words than the canonical ones. */
const labels = {
  answers:
    /^(?:(?:possible|http|success|error) )?(?:answers?|responses?|status(?:es| codes?)?|codes|returns?|errors?|failures?|antworten|fehler)$/,
  payload:
    /^(?:(?:request|url|path|query|json) )?(?:payload|body|quer(?:y|ies)|query string|parameters?|params|input|arguments|request)$/,
};

/** What a label of point 7 says: `Does: …`, `Made by: …`, `Allowed to: …`, ``Responses: `200`, `404` ``, ``Query: `page` ``. */
export function callLabel(label: string, { text: inline, at }: Item): readonly CallFact[] {
  if (label === 'does') return [{ is: 'does', value: stated(inline, actionsIn) }];
  if (label === 'made by' || label === 'called by')
    return [{ is: 'madeBy', value: stated(inline, makersIn) }];
  if (label === 'allowed to' || label === 'allowed' || label === 'open to')
    return [{ is: 'allowedTo', value: stated(inline, (each) => referencesIn('role', each)) }];
  if (label === 'payload')
    return [{ is: 'payload-stated', value: stated(inline, (each) => payloadList(each, 'body')) }];
  if (label === 'answers') return [{ is: 'answers-stated', value: stated(inline, answersIn) }];
  if (labels.answers.test(label))
    return answerLines({ text: inline, at, children: [] }).map((answer) => ({ is: 'answer', answer }));
  if (!labels.payload.test(label)) return [];
  const way = wayIn.exec(label)?.[1] as PayloadField['in'] | undefined;
  const fields = payloadList(inline, way ?? 'body') ?? [];
  return fields.map((field) => ({ is: 'payload', byDefault: way === undefined, field }));
}

/** The names of a payload cell in a one-line call: `user.email, user.username`, `` `groupId`, optional `cursor` ``. */
export function payloadList(cell: Inline, way: PayloadField['in']): readonly PayloadField[] | undefined {
  const fields = listed(cell).flatMap((part): readonly PayloadField[] => {
    const code = pieces(part).find((piece) => piece.kind === 'code');
    const bare = /^[A-Za-z_][\w.[\]-]*$/.test(part.source);
    if (!code && !bare) return [];
    const name = code ? slice(part, code.start, code.end) : part;
    const optional = /^optional\b/i.test(part.source);
    return [
      {
        name: nameOf(name).name,
        at: part.at,
        nameAt: name.at,
        how: 'tolerant',
        in: way,
        type: unstated,
        required: optional ? { is: 'shown', value: false, at: part.at } : unstated,
        default: unstated,
        meaning: '',
      },
    ];
  });
  return fields.length ? fields : undefined;
}

/** The answers of a one-line call: `200 User, 401 unauthorized, 422`. */
export function answersIn(cell: Inline): readonly Answer[] | undefined {
  const parts = statements(slice(cell, 0, cell.source.replace(/\.$/, '').length))
    .flatMap(listed)
    .flatMap((part) => splitAt(part, nextStatus));
  const answers = parts.flatMap((part): readonly Answer[] => {
    const status = /^(?:(?:or|and|oder|und|ou|et) |\+\s?)?`?([1-5]\d\d|[1-5]xx)\b`?\s*/i.exec(part.source);
    if (!status) return [];
    const rest = slice(part, status[0].length, part.source.length);
    const whenWord = /^(?:when|if|over|on|for)\b\s*/i.exec(rest.source);
    const carries = whenWord || /^["“(]/.test(rest.source) ? undefined : rest;
    return [
      {
        name: status[1] ?? '',
        at: part.at,
        nameAt: slice(part, status[0].search(/[`\d]/), status[0].trimEnd().length).at,
        how: 'tolerant',
        status: status[1] ?? '',
        when: whenWord
          ? { is: 'shown', value: { prose: rest.source.slice(whenWord[0].length) }, at: rest.at }
          : unstated,
        carries: stated(carries, carriedIn),
        handling: unstated,
      },
    ];
  });
  return answers.length ? answers : undefined;
}
