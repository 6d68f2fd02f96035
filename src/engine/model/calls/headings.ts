import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import type { Answer, Call, PayloadField } from '../interface-elements.ts';
import { type ElementGroup, headingName } from '../sections/groups.ts';
import { addressOf } from './address.ts';
import { mentionsOf } from './mentions.ts';
import { onceEach, statusesIn } from './statuses.ts';
import type { CallFact } from './tables.ts';

const everyHeading = /^every call(?: under\s+)?/i;

/** The name of what is called at an address that is one for many: "`boatCreate` at `POST /graphql`". */
const atAddress = /^`([A-Za-z][\w.]*)` at `[^`]+`$/;

/** What a heading says of the call that it opens. */
export type Named = Pick<Call, 'name' | 'method' | 'path' | 'parameters' | 'outgoing' | 'every'>;

/**
 * What the heading of a group names; undefined without one. A number before an address is none of it, nor are
 * words beside the only one: "7.2 `GET /notes`", "List the notes — `GET /notes`"; but the name in code of what is called
 * at an address that many have is the call's.
 */
export function headed(group: ElementGroup<CallFact>): Named | undefined {
  if (!group.heading) return undefined;
  const { name } = headingName(group.heading);
  const every = everyHeading.test(name);
  if (!every) {
    const named = addressOf(name);
    const [only, ...others] = named.path === '' ? mentionsOf(group.heading.title) : [];
    if (!only || others.length > 0) return { ...named, every };
    const own = atAddress.exec(group.heading.title.source)?.[1];
    return { ...addressOf(only.name), ...(own && { name: own }), every };
  }
  const code = pieces(group.heading.title).find((piece) => piece.kind === 'code');
  return {
    name: plain(group.heading.title),
    method: '',
    path: code?.text ?? '',
    parameters: [],
    outgoing: false,
    every,
  };
}

/** Where *In* says nothing, a parameter of the path is in the path and the rest of a GET is its query. */
export function placed(
  { field, byDefault }: Extract<CallFact, { is: 'payload' }>,
  named: Named,
): PayloadField {
  if (!byDefault) return field;
  const inPath = named.parameters.some((parameter) => parameter.name === field.name);
  return inPath ? { ...field, in: 'path' } : named.method === 'GET' ? { ...field, in: 'query' } : field;
}

/** What stands behind the address of a title where it is nothing but what the call answers: "→ 201", "(200, 404)", "– 204 No Content / 409". */
const onlyStatuses =
  /^[\s`*]*(?:→|⇒|[-=]>|[–—:-]|\()\s*(?:HTTP\s+)?`?[1-5]\d\d\b`?(?:\s+[A-Z][A-Za-z]*)*(?:\s*(?:[,/|·;]|\bor\b|\band\b)\s*`?[1-5]\d\d\b`?(?:\s+[A-Z][A-Za-z]*)*)*[\s)*]*$/;

/** The statuses that the title of a call says it answers. */
export function answersTitled(title: Inline): readonly Answer[] {
  const [mention, ...others] = mentionsOf(title);
  if (!mention || others.length > 0) return [];
  const behind = slice(title, mention.end, title.source.length);
  return onlyStatuses.test(behind.source) ? onceEach(statusesIn(behind)) : [];
}
