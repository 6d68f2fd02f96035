import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings-of.ts';

const count = (check: string, text: string): number => findingsOf(check, text).length;

const fields = (...rows: readonly string[]): string =>
  `## 3. Entities and their fields\n\n### Cup\n\n| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n${rows.map((row) => `| ${row} | |`).join('\n')}\n`;

const steps = (...rows: readonly string[]): string =>
  `## 4. States and transitions\n\n### Cup status\n\n- Governs: \`Cup.status\`\n- Starts: clean\n- Ends: broken\n\n| From | Event | To | By | When | Then |\n| --- | --- | --- | --- | --- | --- |\n${rows.map((row) => `| ${row} | (system) | | |`).join('\n')}\n`;

const open = ['not shown', '?', 'TBD'];

describe('from what is not shown no check concludes anything', () => {
  it('where a rule holds', () => {
    const of = (on: string): number =>
      count(
        'rules/required-and-optional',
        `${fields('size | integer | no | |')}\n## 5. Validation rules\n\n| Subject | Rule | On | Message | Error |\n| --- | --- | --- | --- | --- |\n| Cup.size | required | ${on} | Say it. | |\n`,
      );
    expect(of('')).toBe(1);
    expect(open.map(of)).toEqual([0, 0, 0]);
  });

  it('to which state a row leads, of the values of the field', () => {
    const of = (to: string): number =>
      count(
        'states/enumeration-differs',
        `${fields('status | one of clean, used, broken | yes | clean | lifecycle')}\n${steps(`clean | use | ${to}`, 'clean | drop | broken')}`,
      );
    expect(of('broken')).toBe(1);
    expect(open.map(of)).toEqual([0, 0, 0]);
  });

  it('which values a field has, of the states of its lifecycle', () => {
    const of = (type: string): number =>
      count(
        'states/unknown-state',
        `${fields(`status | ${type} | yes | clean | lifecycle`)}\n${steps('clean | use | used', 'used | wash | clean')}`,
      );
    expect(of('text')).toBe(1);
    expect(open.map(of)).toEqual([0, 0, 0]);
  });

  it('which entity a field refers to', () => {
    const entity = (name: string, row: string): string =>
      `### ${name}\n\n| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n| id | uuid | yes | | key | |\n| ${row} | yes | | | |\n\n`;
    const of = (type: string): number =>
      count(
        'entities/unused',
        `## 2. Screens and routes\n\n| Screen | Route | Shows |\n| --- | --- | --- |\n| Cups | \`/\` | list of Cup, list of Shelf |\n\n## 3. Entities and their fields\n\n${entity('Cup', `lid | ${type}`)}${entity('Shelf', 'n | integer')}${entity('Cover', 'n | integer')}`,
      );
    expect([of('text'), of('Cover')]).toEqual([1, 0]);
    expect(open.map(of)).toEqual([0, 0, 0]);
  });

  it('where something stands that a call takes', () => {
    const of = (way: string): number =>
      count(
        'calls/payload-on-get',
        `## 7. The calls it makes\n\n### \`GET /cups\`\n\n| Payload | In | Type | Required | Default | Meaning |\n| --- | --- | --- | --- | --- | --- |\n| size | ${way} | integer | no | | |\n`,
      );
    expect(of('body')).toBe(1);
    expect(open.map(of)).toEqual([0, 0, 0]);
  });

  it('who may open one of two screens at one address', () => {
    const of = (who: string): number =>
      count(
        'screens/duplicate-route',
        `## 2. Screens and routes\n\n| Screen | Route | Shows | Calls | Leads to | Open to |\n| --- | --- | --- | --- | --- | --- |\n| One | \`/\` | none | none | none | Clerk |\n| Two | \`/\` | none | none | none | ${who} |\n`,
      );
    expect(of('Clerk')).toBe(1);
    expect(open.map(of)).toEqual([0, 0, 0]);
  });

  it('which rules a field has, of what a call has to bring', () => {
    const of = (rules: string): number =>
      count(
        'calls/misses-required-field',
        `${fields(`id | uuid | yes | | ${rules}`, 'size | integer | yes | |')}\n## 7. The calls it makes\n\n### \`POST /cups\`\n\n- Does: create Cup\n\n| Payload | In | Type | Required | Default | Meaning |\n| --- | --- | --- | --- | --- | --- |\n| size | body | Cup.size | yes | | |\n`,
      );
    expect(of('')).toBe(1);
    expect(open.map(of)).toEqual([0, 0, 0]);
  });
});
