import { readCallName } from '../../model/calls/name.ts';
import { isOperationKind } from '../../model/calls/operations.ts';
import type { Action, Handling } from '../../model/element.ts';
import type { Answer, Call, Carried, Maker, PayloadField } from '../../model/interface-elements.ts';
import type { Stated } from '../../model/stated.ts';
import { code, oneLine, sourceAt } from './cell.ts';
import { conditionIn } from './condition.ts';
import { defaultValue } from './entities.ts';
import { errorName, name, names } from './name.ts';
import { type Piece, type PrintPoint, row, type Section } from './piece.ts';
import { stated, yesNo } from './stated.ts';
import { labelled } from './states.ts';
import { type, typeUse } from './type.ts';

/** Columns of a call's payload. */
export const payloadColumns = ['Payload', 'In', 'Type', 'Required', 'Default', 'Meaning'] as const;

/** Columns of a call's answers. */
export const answerColumns = ['Answer', 'When', 'Carries', 'Handling'] as const;

function payloadField(value: PayloadField): Piece {
  const cells = [
    name(value.name),
    value.in,
    stated(value.type, typeUse),
    stated(value.required, yesNo),
    stated(value.default, defaultValue),
    value.meaning,
  ];
  return row('payload', value, payloadColumns, cells, { prose: ['Meaning'] });
}

/** What an answer carries: fields are statements, errors and types are names. */
function carried(values: readonly Carried[]): string {
  const parts = values.map((value) => {
    if (value.is === 'error') return errorName(value.error.name);
    return value.is === 'field' ? `${name(value.name)}: ${type(value.type)}` : type(value.type);
  });
  return parts.join(values.some((value) => value.is === 'field') ? '; ' : ', ');
}

/** What the client does, phrase by phrase, as it stands in the text when words are among it. */
export function handling(what: Stated<readonly Handling[]>, text: string): string {
  return stated(what, (values) => {
    const words = what.is === 'shown' && values.some((value) => value.is === 'prose');
    const source = words ? sourceAt(text, what.at) : '';
    return source === '' ? values.map((value) => oneLine(value.text)).join(', ') : source;
  });
}

function answer(value: Answer, text: string): Piece {
  return row('answers', value, answerColumns, [
    oneLine(value.status),
    conditionIn(text, value.when),
    stated(value.carries, carried),
    handling(value.handling, text),
  ]);
}

function maker(value: Maker): string {
  return value.is === 'screen' ? name(value.screen.name) : `(${value.name})`;
}

function actions(values: readonly Action[], text: string): string {
  return values.map((value) => sourceAt(text, value.at) || oneLine(value.text)).join(', ');
}

function heading(call: Call): string {
  if (call.every) return call.path === '' ? 'Every call' : `Every call under ${code(call.path)}`;
  const address = `${call.method} ${call.path}`;
  if (call.method === '') return code(call.name);
  return call.name === address || isOperationKind(call.method) || readCallName(call.name).path !== ''
    ? code(address)
    : `${code(call.name)} at ${code(address)}`;
}

function section(call: Call, text: string): Section {
  const markers = [
    call.payload.is === 'shown' || call.payload.is === 'unstated'
      ? ''
      : `Payload: ${stated(call.payload, () => '')}.`,
    call.answers.is === 'shown' || call.answers.is === 'unstated'
      ? ''
      : `Answers: ${stated(call.answers, () => '')}.`,
  ];
  return {
    at: call.at,
    heading: heading(call),
    intro: [call.description, ...markers].filter((part) => part !== ''),
    pieces: [
      ...labelled('Does', call.does, (values) => actions(values, text)),
      ...labelled('Made by', call.madeBy, (makers) => makers.map(maker).join(', ')),
      ...labelled('Allowed to', call.allowedTo, (roles) => names(roles)),
      ...(call.payload.is === 'shown' ? call.payload.value.map(payloadField) : []),
      ...(call.answers.is === 'shown' ? call.answers.value.map((each) => answer(each, text)) : []),
    ],
    holds: [call.name, call.description, call.method, call.path],
  };
}

/** Point 7: a heading a call, with what it does, its payload and its answers. */
export const printCalls: PrintPoint = ({ calls }, text) => ({
  pieces: [],
  sections: calls.calls.map((call) => section(call, text)),
});
