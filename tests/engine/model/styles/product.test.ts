import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/index.ts';

const productOf = (text: string) =>
  read(`## 1. What the product does and for whom\n\n${text}\n`).model.product;

/** What point 1 tells, in short. */
function told(text: string) {
  const { purpose, audiences, terms } = productOf(text);
  return {
    purpose: purpose.map((each) => each.text),
    audiences: audiences.map(({ name, description }) => (description ? `${name}: ${description}` : name)),
    terms: terms.map(({ name, meaning }) => `${name}: ${meaning}`),
  };
}

describe('what the product does and for whom', () => {
  it('is told by plain bullets as by paragraphs', () => {
    expect(
      told(
        '- keeps the recipes of a bakery\n- ovens: one plan for all of them\n- payments are not part of it',
      ),
    ).toMatchObject({
      purpose: [
        'keeps the recipes of a bakery',
        'ovens: one plan for all of them',
        'payments are not part of it',
      ],
      audiences: [],
    });
  });

  it.each([
    ['a label', '- for: bakers who share an oven; alone or in shifts'],
    ['a sentence', '- For bakers who share an oven: alone or in shifts.'],
    ['a bold label', '**Who it is for** – bakers who share an oven (alone or in shifts)'],
    ['a line', 'What: one plan for all ovens\nUsers: bakers who share an oven; alone or in shifts'],
    ['a bullet below a title', '- **Target audience**\n  - bakers who share an oven: alone or in shifts'],
    ['a bullet below a lead', 'Who uses it:\n\n- bakers who share an oven — alone or in shifts'],
    ['a bullet below a heading', '### For whom\n\n- bakers who share an oven; alone or in shifts'],
  ])('names its audience by %s', (_, text) => {
    const [audience, another] = productOf(text).audiences;
    expect(audience?.name).toBe('bakers who share an oven');
    expect(audience?.description.replace(/\.$/, '')).toBe('alone or in shifts');
    expect(audience?.how).toBe('tolerant');
    expect(another).toBeUndefined();
  });

  it('names several who are each explained', () => {
    expect(
      told('- Audience: bakers (plan the ovens), clerks (see the plan) and guests (order)').audiences,
    ).toEqual(['bakers: plan the ovens', 'clerks: see the plan', 'guests: order']);
    expect(told('- Audience: people who bake, sell, and clean (all day)').audiences).toHaveLength(1);
  });

  it('names them in bold type, also where their name could be a title', () => {
    expect(told('- **Bakers**: plan the ovens\n- **Customers** – order bread').audiences).toEqual([
      'Bakers: plan the ovens',
      'Customers: order bread',
    ]);
  });

  it('takes neither concepts nor capabilities for people', () => {
    expect(told('**Key concepts**\n\n- **Batch**: what is in one oven\n- **Rise**: the time before')).toEqual(
      {
        purpose: [],
        audiences: [],
        terms: ['Batch: what is in one oven', 'Rise: the time before'],
      },
    );
    expect(
      told('Main features\n\n- **Planning** — which oven, when\n- **Labels** — for the shelf').audiences,
    ).toEqual([]);
  });

  it('takes every bold name in a glossary for a term, also one that elsewhere is a title', () => {
    const { purpose, audiences, terms } = told(
      '### Terms\n\n- **Version**: what a text was\n- **Feature**: what one may do\n- **Audience**: who listens',
    );
    expect([...purpose, ...audiences]).toEqual([]);
    expect(terms).toEqual(['Version: what a text was', 'Feature: what one may do', 'Audience: who listens']);
  });

  it('leaves what the product does not do to the prose', () => {
    const { purpose, audiences } = told(
      'It plans ovens.\n\n- **Not in the product**\n  - for resellers\n  - billing\n- Languages: two',
    );
    expect(purpose).toEqual(['It plans ovens.']);
    expect(audiences).toEqual([]);
  });

  it('takes no marker for what is told', () => {
    expect(told('- Purpose: not shown\n- For whom: ?')).toEqual({ purpose: [], audiences: [], terms: [] });
  });
});
