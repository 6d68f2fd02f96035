import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const read = (text: string) => readPoint('roles', text);
const said = (text: string): string[] =>
  read(text).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('notes of what somebody may, a line each', () => {
  it('in a paragraph, with a line above them', () => {
    const lines =
      'rights, v2\nchief: dlt shop (needs a key); hand over shop\nclerk: lend + return books; promote reader → clerk; dlt any card\nreader: lend books (max 3); no DVDs - those are for clerks';
    expect(said(lines)).toEqual([
      'chief: dlt shop: needs a key',
      'chief: hand over shop: yes',
      'clerk: lend books: yes',
      'clerk: return books: yes',
      'clerk: promote reader: yes',
      'clerk: dlt any card: yes',
      'reader: lend books: max 3',
      'reader: DVDs: no',
    ]);
  });

  it('as paragraphs with dashes, and deeds in -ing', () => {
    const lines =
      'cook - opens ovens and sells rolls. cannot open the till.\n\nhead cook - everything a cook can, plus hiring cooks, opening the till and closing the shop. Selling flour is off limits.';
    expect(said(lines)).toEqual([
      'cook: open ovens: yes',
      'cook: sell rolls: yes',
      'cook: open the till: no',
      'head cook: everything a cook can: yes',
      'head cook: hire cooks: yes',
      'head cook: open the till: yes',
      'head cook: close the shop: yes',
      'head cook: sell flour: no',
    ]);
  });

  it('below numbered ranks with names of their own', () => {
    const lines =
      'Level 1 (Sprout): read posts; reply, at most 5 times a day.\n\nLevel 2 (Bush): open posts; hide posts.';
    expect(read(lines).roles.map(({ name }) => name)).toEqual(['Sprout', 'Bush']);
    expect(said(lines)).toEqual([
      'Sprout: read posts: yes',
      'Sprout: reply: at most 5 times a day',
      'Bush: open posts: yes',
      'Bush: hide posts: yes',
    ]);
  });

  it.each([
    ['what things do', 'till - opens at nine and closes at six.\n\nbread - sells well.'],
    ['what is told of a thing', 'Bread - closing the shop is a matter of minutes.'],
  ])('%s is nothing that somebody may', (_, text) => {
    expect(said(text)).toEqual([]);
  });
});
