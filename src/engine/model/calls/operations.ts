import type { Inline } from '../../syntax/block.ts';
import { codeSpans } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { httpMethods, operationKinds } from '../words/methods.ts';
import type { Mention } from './mention.ts';

/** The name of an operation, perhaps with what it takes: `createUser`, `pages.list`, `user(id: ID!)`. */
const operationName = '[A-Za-z_]\\w*(?:\\.\\w+)?';
/** An operation as code has it: `mutation createUser`. */
const written = new RegExp(`^(${operationKinds})\\s+(${operationName})(?:\\s?\\([^()]*\\))?$`);

/** What the name of an operation of GraphQL says: its kind stands for the method, its own name for the path; undefined for other names. */
export function operationOf(name: string): Pick<Call, 'name' | 'method' | 'path'> | undefined {
  const [, kind, own] = written.exec(name) ?? [];
  return kind && own ? { name: own, method: kind, path: own } : undefined;
}

/**
 * Calls without those that are only called queries or subscriptions, where nothing else speaks of GraphQL: "query `limit`"
 * tells what is asked behind the `?` of an address then, and "subscription `pro`" what somebody pays for.
 */
export function withoutOtherQueries(
  calls: readonly Call[],
  parts: readonly Part<unknown>[],
): readonly Call[] {
  const isOpen = ({ method, how }: Call): boolean =>
    (method === 'query' || method === 'subscription') && how !== 'exact';
  if (!calls.some(isOpen)) return calls;
  const speaks =
    calls.some((call) => (isOperationKind(call.method) && !isOpen(call)) || isOfGraphQl(call.path)) ||
    parts.some(({ context }) => context.headings.some(({ title }) => isOfGraphQl(title.source)));
  return speaks ? calls : calls.filter((call) => !isOpen(call));
}

const isOfGraphQl = (text: string): boolean => /graphql/i.test(text);

/** Whether the method of a call is the kind of an operation. */
export const isOperationKind = (method: string): boolean => isKind.test(method);
const isKind = new RegExp(`^(?:${operationKinds})$`);

/** A word for operations of one kind right before their names: "The mutations ", "query: ". What is asked "with the query" is part of an address. */
const kindBefore = wording.i`(?<!(?:in|with|by|as|from|through|via|into|to)\s(?:(?:the|an?|its|this)\s)?(?:same\s)?)(?<![\p{L}-])(?<kind>quer(?:y|ies)|mutations?|subscriptions?)(?:\s(?:are|is))?:?\s+$`;
/** What stands between the names of several. */
const between = /^(?:,|,? (?:and|or|then)|\s?\/|\s?·)\s+(?:then\s+)?$/;
const nameAlone = new RegExp(`^(?!(?:${httpMethods})$)${operationName}(?:\\s?\\([^()]*\\))?$`);

/** A word for what is something else beside a method with its path: what is asked there, or paid for. */
const otherwise = /^[qs]/i;

const kinds = { q: 'query', m: 'mutation', s: 'subscription' } as const;

/**
 * The operations of GraphQL in running text: "The mutations `createUser` and `deleteUser`", "`query users`". Beside a method
 * with its path the word "query" tells what is asked there, and "subscription" what is paid for.
 */
export function operationsIn(text: Inline, requests: readonly Mention[]): readonly Mention[] {
  const { source } = text;
  if (!anyKind.test(source) || !source.includes('`')) return [];
  const besidePath = requests.some(({ name }) => !isOfGraphQl(name));
  const found: Mention[] = [];
  let kind: string | undefined;
  let end = 0;
  for (const span of codeSpans(text)) {
    const lead = source.slice(end, span.start);
    const said = kindBefore.exec(lead);
    const word = besidePath && otherwise.test(said?.groups?.kind ?? '') ? null : said;
    if (word) kind = kinds[word.groups?.kind?.[0]?.toLowerCase() as keyof typeof kinds];
    else if (end === 0 || !between.test(lead)) kind = undefined;
    const name = span.text.replace(/\s+/g, ' ');
    if (written.test(name)) found.push({ name, start: span.start, end: span.end });
    else if (kind && nameAlone.test(name))
      found.push({
        name: `${kind} ${name}`,
        start: word ? span.start - word[0].length : span.start,
        end: span.end,
      });
    else kind = undefined;
    end = span.end;
  }
  return found;
}
const anyKind = /\b(?:quer(?:y|ies)|mutations?|subscriptions?)\b/i;
