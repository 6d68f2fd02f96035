import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pointIds, points, read } from '../../src/engine/index.ts';

const textOf = (path: string): string => readFileSync(`src/content/${path}`, 'utf8');
const said = (text: string): string[] =>
  read(text).findings.map(
    ({ check, message, at }) => `${text.slice(0, at.from).split('\n').length} ${check}: ${message}`,
  );

describe('the invoicing specification', () => {
  const text = textOf('specs/invoicing.md');

  test('yields no finding, and waives none without a reason', () => {
    expect(said(text)).toEqual([]);
    expect(read(text).waived.filter(({ waiver }) => waiver.reason === '')).toEqual([]);
  });

  test('shows every point, and every word of it is read', () => {
    const { model } = read(text);
    for (const id of pointIds) {
      expect(model.points[id].shown, id).toBe('shown');
      expect(model.points[id].unread, id).toEqual([]);
    }
  });
});

describe('the specification of which nothing is known', () => {
  const { model } = read(textOf('specs/unknown.md'));

  test('has nine gaps, each of a point as a whole', () => {
    for (const id of pointIds) {
      expect(model.points[id].shown, id).toBe('not-shown');
      expect(model.points[id].markers.map(({ is, subject }) => ({ is, subject }))).toEqual([
        { is: 'not-shown', subject: points[id].subject },
      ]);
    }
  });

  test('holds not one fact', () => {
    for (const id of pointIds) {
      expect(model.points[id].counts.shown, id).toBe(0);
      for (const [kind, elements] of Object.entries(model[id])) expect(elements, `${id}.${kind}`).toEqual([]);
    }
  });

  test('keeps the sentence that says why', () => {
    expect(model.points.roles.prose.map(({ text }) => text).join(' ')).toContain('Nobody has signed in');
  });
});

describe('the draft on the first page', () => {
  const { findings } = read(textOf('drafts/tool-library.md'));

  test('contradicts itself and leaves questions open', () => {
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining([
        'screens/unknown-target',
        'states/enumeration-differs',
        'roles/not-said',
        'document/not-shown',
      ]),
    );
  });
});

describe('the guide to the format', () => {
  const examples = [...textOf('guide/format.md').matchAll(/^```md\n([\s\S]*?)^```$/gm)].map(
    (match) => match[1] ?? '',
  );
  const whole = examples.find((example) => example.startsWith('# Specification'));

  test('shows one whole document that yields no finding', () => {
    expect(whole).toBeDefined();
    expect(said(whole ?? '')).toEqual([]);
  });

  test('whose nine points are all shown', () => {
    const { model } = read(whole ?? '');
    expect(pointIds.filter((id) => model.points[id].shown !== 'shown')).toEqual([]);
  });
});
