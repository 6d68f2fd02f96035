import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { edit, read } from '../../../../src/engine/specification.ts';
import { entitiesOf, readPoint } from './read-point.ts';

const fields = '| Field | Type |\n| --- | --- |\n| depth | integer |\n';
const names = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);

describe('codes before names', () => {
  it.each([
    ['joined letters and number', 'BR-3.1 Berth', 'BR-3.2 Crane'],
    ['a bracket', '[E1] Berth', '[E2] Crane'],
    ['a dash', 'ENT_01 – Berth', 'ENT_02 – Crane'],
    ['a number', '1. Berth', '2. Crane'],
  ])('are no part of them: %s', (_, one, other) => {
    const expected = ['Berth: depth integer', 'Crane: depth integer'];
    expect(entitiesOf(`### ${one}\n\n${fields}\n### ${other}\n\n${fields}`)).toEqual(expected);
    expect(entitiesOf(`**${one}**\n\n${fields}\n**${other}**\n\n${fields}`)).toEqual(expected);
  });

  it.each([
    ['lines', '- **S1 Quay** (`/quay`): boats\n- **S2 Berths** (`/berths`)'],
    ['cells', '| Screen | Route |\n| --- | --- |\n| S1 Quay | `/quay` |\n| S2 Berths | `/berths` |'],
  ])('are none of those of screens in %s that all have one', (_, text) => {
    expect(names(readPoint('screens', text).screens)).toEqual(['Quay', 'Berths']);
  });

  it('may be part of one where others have none', () => {
    const text = '| Screen | Route |\n| --- | --- |\n| A4 Print | `/print` |\n| Berths | `/berths` |';
    expect(names(readPoint('screens', text).screens)).toEqual(['A4 Print', 'Berths']);
    expect(entitiesOf(`**COVID-19 Test**\n\n${fields}`)).toEqual(['COVID-19 Test: depth integer']);
  });

  it('are what errors are called by', () => {
    const text =
      '- **E-101 Berth taken**: somebody lies there (409)\n- **E-102 No crane**: none is free (409)';
    expect(JSON.stringify(readPoint('errors', text).errors)).toContain('E-101');
  });

  it('are looked at again when another line loses its own', () => {
    const text = '## 2. Screens and routes\n\n- S1 Quay, `/quay`\n- S2 Berths, `/berths`\n';
    const at = text.indexOf('S2 ');
    const { model } = edit(read(text), [{ from: at, to: at + 3, insert: '' }]);
    const fresh = read(text.replace('S2 ', '')).model;
    expect(names(modelAsJson(model).screens)).toEqual(names(modelAsJson(fresh).screens));
  });
});
