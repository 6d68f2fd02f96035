import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { looksLikeMethod } from '../tables/cell-kinds.ts';
import { httpMethods } from '../words/methods.ts';
import { nameOf, words } from '../words/names.ts';

/** A method beside words for it: "Replace (PUT)", "PATCH – alter", "DELETE: remove". */
const beside = wording`^(?:(?<first>${httpMethods})\s*[(:,/–—-]\s*[\p{L} ]+\)?|[\p{L} ]+[(:,/–—-]\s*(?<last>${httpMethods})\)?)$`;

/** What each method does, where a title says nothing else. Which of two changes a thing is not told by "change". */
const deeds: Readonly<Record<string, string>> = {
  read: 'GET',
  get: 'GET',
  list: 'GET',
  show: 'GET',
  fetch: 'GET',
  create: 'POST',
  add: 'POST',
  replace: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  remove: 'DELETE',
  lesen: 'GET',
  anlegen: 'POST',
  ersetzen: 'PUT',
};

/** The method that the title of a column names, alone, beside words or by what it does: `GET`, "Replace (PUT)", "Read". */
export function methodTitled(title: Inline): string | undefined {
  const deed = words(plain(title)).replace(/ (?:one|all|it|a list)$/, '');
  return methodSpelled(title) ?? (Object.hasOwn(deeds, deed) ? deeds[deed] : undefined);
}

/** The method that the title of a column spells, alone or beside words: `GET`, "Replace (PUT)". */
export function methodSpelled(title: Inline): string | undefined {
  if (looksLikeMethod(title)) return nameOf(title).name;
  const { first, last } = beside.exec(plain(title))?.groups ?? {};
  return first ?? last;
}
