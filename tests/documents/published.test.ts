import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { broken } from '../../src/content/promised.ts';
import { limits, pointIds, points, print, read } from '../../src/engine/index.ts';
import { saveAfter } from '../../src/stores/saving.ts';
import { slowAfter } from '../../src/worker/client.ts';
import { followTutorial } from './tutorial.ts';

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

describe('specifications of known applications', () => {
  test.each(['todomvc', 'conduit'])('%s: nothing is asked but what its source does not show', (slug) => {
    const { findings } = read(textOf(`specs/${slug}.md`));
    expect(
      findings.filter(({ check }) => check !== 'document/not-shown').map(({ message }) => message),
    ).toEqual([]);
  });

  test('petstore contradicts itself nowhere', () => {
    const { findings } = read(textOf('specs/petstore.md'));
    expect(findings.filter(({ severity }) => severity !== 'gap').map(({ message }) => message)).toEqual([]);
  });

  test.each(['conduit', 'invoicing', 'ninefold', 'petstore', 'todomvc', 'unknown'])(
    '%s is in canonical form',
    (slug) => {
      const text = textOf(`specs/${slug}.md`);
      expect(print(read(text).model, text)).toBe(text);
    },
  );
});

describe('the contradictory specification', () => {
  const specification = read(textOf('specs/contradictory.md'));
  const expected = textOf('specs/contradictory.expected.txt');

  test('yields the findings listed beside it, and no other', () => {
    expect(broken({ slug: 'contradictory', findings: expected }, specification)).toBeUndefined();
  });

  test('whose list is held: a finding more or less is told', () => {
    const [first = ''] = expected.split('\n');
    const fewer = broken({ slug: 'x', findings: expected.replace(`${first}\n`, '') }, specification);
    expect(fewer).toBe(`x: expected and not found: none; found and not expected: ${first}`);
    expect(broken({ slug: 'x', findings: `${expected}99 a/b\n` }, specification)).toContain('99 a/b');
  });
});

describe('the specification of Ninefold itself', () => {
  const specification = read(textOf('specs/ninefold.md'));

  test('has no finding at all', () => {
    expect(said(textOf('specs/ninefold.md'))).toEqual([]);
    expect(broken({ slug: 'ninefold', without: ['error'] }, specification)).toBeUndefined();
    expect(broken({ slug: 'x', without: ['error'] }, read(textOf('specs/contradictory.md')))).toContain(
      'x has',
    );
  });

  test('names the limits that are built', () => {
    const value = (name: string) => {
      const constant = specification.model.constants.constants.find((each) => each.name === name);
      return constant?.value.is === 'shown' && constant.value.value.is !== 'list'
        ? constant.value.value.text.replaceAll(',', '').replaceAll('`', '')
        : undefined;
    };
    expect(value('DOCUMENT_LENGTH')).toBe(String(limits.document));
    expect(value('TABLE_ROWS')).toBe(String(limits.tableRows));
    expect(value('SAVE_AFTER')).toBe(String(saveAfter));
    expect(value('SLOW_AFTER')).toBe(String(slowAfter));
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

describe('the tutorial', () => {
  const steps = followTutorial(textOf('guide/first-specification.md'));
  const messages = (text: string): string[] => read(text).findings.map(({ message }) => message);

  test('finds at every step what it says is found', () => {
    for (const { text, claims } of steps) expect(messages(text)).toEqual(expect.arrayContaining([...claims]));
    expect(steps.flatMap(({ claims }) => claims).length).toBeGreaterThanOrEqual(4);
  });

  test('contradicts itself once, where it says so, and ends with nothing to ask', () => {
    const errors = steps.map(
      ({ text }) => read(text).findings.filter(({ severity }) => severity === 'error').length,
    );
    expect(Math.max(...errors)).toBe(1);
    expect(messages(steps.at(-1)?.text ?? '')).toEqual([]);
  });
});
