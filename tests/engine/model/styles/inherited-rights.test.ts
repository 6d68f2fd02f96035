import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const includes = (lines: string): string[] =>
  readPoint('roles', lines).roles.flatMap((role) => role.includes.map((other) => `${role.name} < ${other}`));
const allowed = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map(({ role, action, allowed: is }) => `${role}: ${action}: ${is}`);

const member = '- **Member**: may read posts';

describe('a role that has the rights of another', () => {
  it.each([
    ['Editor: everything a Member has, and may delete posts', ['Member']],
    ['Editor: can do everything members can, plus delete posts', ['members']],
    ['Editor: all rights of a member, and may delete posts', ['member']],
    ['Editor: all Member permissions', ['Member']],
    ['Editor: the same as a Member, but also may delete posts', ['Member']],
    ['Editor: same rights as Member', ['Member']],
    ['Editor: inherits everything from Member', ['Member']],
    ["Editor: has all of the Member's rights", ['Member']],
  ])('%s', (line, expected) => {
    const bullet = line.replace(/^(\w+)/, '- **$1**');
    expect(includes(`${member}\n${bullet}`)).toEqual(expected.map((name) => `Editor < ${name}`));
    // What a member may is not copied.
    expect(allowed(`${member}\n${bullet}`)).not.toContain('Editor: read posts: yes');
  });

  it('is told in sentences, in tables and below its name', () => {
    expect(
      includes('A Reader can view pages. An Author has all the rights of a Reader and can also edit pages.'),
    ).toEqual(['Author < Reader']);
    const table =
      '| Role | May |\n| --- | --- |\n| Reader | view pages |\n| Author | same as Reader, and edit pages |';
    expect(includes(table)).toEqual(['Author < Reader']);
    expect(allowed(table)).not.toContain('Author: view pages: yes');
    const below =
      '### Reader\n\nMay:\n\n- view pages\n\n### Author\n\nMay:\n\n- everything a Reader can\n- edit pages';
    expect(includes(below)).toEqual(['Author < Reader']);
  });

  it('is not said of what is no role, or where some of the rights are taken away in words', () => {
    for (const line of [
      'everything a Visitor sees',
      'everything a Stranger has',
      'everything a Member has, except posts',
      'same as Member but cannot read posts',
      "everything a Member has, but can't read posts",
      'all rights of a Member if the site is open',
      'may read everything',
      'may see all posts of a Member',
    ])
      expect(includes(`${member}\n- **Editor**: ${line}`)).toEqual([]);
  });
});

describe('roles of which each has the rights of the one before', () => {
  const chain = ['rower < guest', 'master < rower'];
  it.each([
    [
      'There are three roles, each including what the one before it may do: `guest` (called "visitor"), `rower`, and `master`.',
    ],
    [
      'There are three roles, each of them inheriting the rights of the previous one: guest, rower and master.',
    ],
    ['The roles are **guest**, **rower** and **master**; each has all the rights of the one before it.'],
    [
      '- **guest**: looks around\n- **rower**: takes boats\n- **master**: keeps the quay\n\nEach role includes everything the one before it may do.',
    ],
    [
      'Each level extends the preceding one.\n\n- **guest**: looks around\n- **rower**: takes boats\n- **master**: keeps the quay',
    ],
  ])('%s', (lines) => expect(includes(lines)).toEqual(chain));

  it.each([
    [
      'There are three roles, each including most of what the one before it may do: `guest`, `rower`, and `master`.',
    ],
    [
      'There are three roles, each including what the one before it may not do: `guest`, `rower`, and `master`.',
    ],
    ['There are three roles, each with a page of its own: `guest`, `rower`, and `master`.'],
    [
      '- **guest**: looks around\n- **rower**: takes boats\n\nEach boat includes the seats of the previous one.',
    ],
    [
      '- **guest**: looks around\n- **rower**: takes boats\n\nEach role has a badge that the one before it gives, except on Sundays.',
    ],
  ])('not: %s', (lines) => expect(includes(lines)).toEqual([]));
});

describe('whose rights a sentence below a name gives', () => {
  const below = (sentence: string): string[] =>
    includes(
      `### Rower\n\nMay:\n\n- take boats\n\n### Master\n\n${sentence}\n\n- close the quay\n- lend oars`,
    );
  it.each([
    ['May do everything a rower may, and in addition:'],
    ['Can do everything a rower can, and also:'],
    ['Has all the rights of a rower. May also:'],
    ['Everything a rower may, plus:'],
  ])('%s', (sentence) => expect(below(sentence)).toEqual(['Master < Rower'.replace('Rower', 'rower')]));
  it.each([
    ['May do everything a rower may, except take boats:'],
    ['May see everything a rower wrote, and in addition:'],
    ['May, in addition:'],
    ['May do everything in the harbour:'],
  ])('not: %s', (sentence) => expect(below(sentence)).toEqual([]));
});
