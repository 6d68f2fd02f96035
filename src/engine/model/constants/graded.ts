import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import type { ConstantLine } from './amounts.ts';

const number = '\\d[\\d.,]*(?<=\\d)(?:\\s?%|\\s\\p{L}+)?';
const bound =
  '(?:at least|at most|up to|no more than|no less than|less than|more than|above|over|below|under|beyond|from)';
/** A grade with the amount that bounds it: `B up to 10 %`, `A up to a debt ratio of 5 %`. */
const grade = wording.d`^(?:and\s)?(?<name>\p{Lu}[\p{L}+-]{0,20})\s(?<bound>${bound})\s(?:(?<of>(?:an?\s|the\s)?\p{Ll}[\p{L} -]{1,40}?)\sof\s)?(?<value>${number})$`;
/** One of several things that are asked for, with its amount: `no holes (0)`, `cover of at least 80 %`. */
const asked = wording.d`^(?:and\s)?(?<name>\p{L}[^()\d,;:]{2,60}?)(?:\s\((?<inside>${number})\)|\sof\s(?<value>${bound}\s${number}))$`;
const joint = /,\s+(?:and\s+)?|\s+and\s+/;
/** What leads to the first of them: "The gate asks for", "The rating is". */
const leads = wording.i`^(?:(?:the|an?|our)\s)?(?<subject>\p{L}[^,;:().]{1,60}?)\s(?:is|are|asks? for|requires?|demands?|needs?|wants?|expects?|allows?|means)\s`;
const FEWEST = 3;

/** Grades that a sentence gives bounds to, three at least: "The depth class is A up to a draught of 5 m, B up to 10 m, C up to 20 m and D beyond." */
export function gradesTold(text: Inline): readonly ConstantLine[] {
  if (!/\d.*\d.*\d/.test(text.source)) return [];
  const lead = leads.exec(text.source);
  const subject = lead?.groups?.subject;
  if (!lead || !subject) return [];
  const rest = slice(text, lead[0].length, text.source.replace(/\.$/, '').length);
  const parts = splitAt(rest, joint);
  const grades = parts.map((part) => grade.exec(part.source));
  const told = grades.filter((each) => each !== null);
  const of = told[0]?.groups?.of;
  const isOpen =
    grades.at(-1) === null && wording`^\p{Lu}\S*(?:\s\p{Ll}+){1,2}$`.test(parts.at(-1)?.source ?? '');
  if (told.length >= FEWEST && told.length + Number(isOpen) === parts.length)
    return told.map(({ input, indices, groups }) => {
      const part = parts.find(({ source }) => source === input) ?? rest;
      const [from, end] = indices?.groups?.value ?? [0, 0];
      const name = [subject, groups?.name, groups?.bound, groups?.of ?? of].filter(Boolean).join(' ');
      return { name: { source: name, at: part.at }, value: slice(part, from, end), remark: '' };
    });
  // "The levels are low (1), high (2) and top (3)" only numbers them.
  if (/\s(?:is|are|means)\s$/.test(lead[0])) return [];
  const all = parts.flatMap((part): readonly ConstantLine[] => {
    const found = asked.exec(part.source);
    const [from, end] = found?.indices?.groups?.inside ?? found?.indices?.groups?.value ?? [0, 0];
    const name = `${plain({ source: subject, at: text.at })}: ${found?.groups?.name}`;
    return found ? [{ name: { source: name, at: part.at }, value: slice(part, from, end), remark: '' }] : [];
  });
  return all.length >= FEWEST && all.length === parts.length ? all : [];
}
