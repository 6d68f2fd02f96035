import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const read = (lines: string, language = '') => readPoint('roles', `\`\`\`${language}\n${lines}\n\`\`\``);
const said = (lines: string, language = ''): string[] =>
  read(lines, language).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('rights in listings', () => {
  it('columns of plain text below titles', () => {
    const lines = [
      '               baker   clerk',
      '               -----   -----',
      'bake bread       x       -',
      'sell bread      (1)      x',
      'open the shop    -       x',
      '',
      'x = allowed, - = not allowed',
      '(1) if the clerk is away',
    ].join('\n');
    expect(said(lines)).toEqual([
      'baker: bake bread: yes',
      'clerk: bake bread: no',
      'baker: sell bread: if the clerk is away',
      'clerk: sell bread: yes',
      'baker: open the shop: no',
      'clerk: open the shop: yes',
    ]);
  });

  it('a first column with a title, and no rule', () => {
    const lines = 'Action         Baker  Clerk\nbake bread     yes    no\nsell bread     no     yes';
    expect(said(lines, 'text')).toEqual([
      'Baker: bake bread: yes',
      'Clerk: bake bread: no',
      'Baker: sell bread: no',
      'Clerk: sell bread: yes',
    ]);
  });

  it('but not what stands beside the columns', () => {
    expect(said('Bread    Price   Weight\nsold on the market every day   2\nrye      3       1')).toEqual([]);
  });

  it('what a programme declares, with what limits it', () => {
    const lines =
      "type Role = 'baker' | 'clerk';\nconst can: Record<Role, Rights> = {\n  baker: { 'bread.bake': true, 'bread.sell': false },\n  clerk: { 'bread.bake': false, 'bread.sell': 'during opening hours' },\n};";
    expect(said(lines, 'ts')).toEqual([
      'baker: bread.bake: yes',
      'baker: bread.sell: no',
      'clerk: bread.bake: no',
      'clerk: bread.sell: during opening hours',
    ]);
  });

  it('what limits a right of a list, and whose rights somebody has as well', () => {
    const lines =
      'baker:\n  can:\n    - bake bread\n    - sell bread: only on market days\nhead_baker:\n  extends: baker\n  cannot:\n    - open the till';
    const { roles } = read(lines, 'yaml');
    expect(roles.map(({ name, includes }) => `${name}: ${includes.join()}`)).toEqual([
      'baker: ',
      'head_baker: baker',
    ]);
    expect(said(lines, 'yaml')).toEqual([
      'baker: bake bread: yes',
      'baker: sell bread: only on market days',
      'head_baker: open the till: no',
    ]);
  });

  it('grants of a database', () => {
    const lines =
      'CREATE ROLE clerk;\nGRANT SELECT, INSERT ON breads TO clerk, "baker" WITH GRANT OPTION;\nREVOKE DELETE ON breads FROM clerk; -- never\nGRANT clerk TO boss;\nSELECT * FROM breads;';
    expect(said(lines, 'sql')).toEqual([
      'clerk: SELECT on breads: yes',
      'baker: SELECT on breads: yes',
      'clerk: INSERT on breads: yes',
      'baker: INSERT on breads: yes',
      'clerk: DELETE on breads: no',
    ]);
    expect(read(lines, 'sql').roles.map(({ name }) => name)).toEqual(['clerk', 'baker', 'boss']);
    expect(said('SELECT grant FROM breads ON granted TO clerk', 'sql')).toEqual([]);
  });

  it('an answer beside what one role does', () => {
    const lines =
      '### Baker\n\n| What | OK? | Remarks |\n|---|---|---|\n| bake bread | yes | at night |\n| sell bread | no | |';
    expect(
      readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`),
    ).toEqual(['Baker: bake bread: at night', 'Baker: sell bread: no']);
  });
});
