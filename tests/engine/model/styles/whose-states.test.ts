import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const things = '## 3. Entities\n\n### Berth\n\n- length: number\n\n### Harbour master\n\n- name: text\n\n';

/** Each lifecycle with the entity it is of, its states and its steps. */
const lives = (text: string): readonly string[] =>
  modelAsJson(read(`# Harbour\n\n${things}${text}`).model).lifecycles.map(
    ({ name, entity, states, transitions }) =>
      `${name} of ${entity}: ${states.map((state) => state.name).join(', ')}; ${transitions
        .map(({ from, to }) => `${from} > ${to}`)
        .join(', ')}`,
  );

describe('the entity that a lifecycle is of', () => {
  const steps = '| From | Event | To |\n| --- | --- | --- |\n| free | moor | taken |\n';

  it.each([
    'Berth',
    'Berths',
    'Berth status',
    'Berth, displayed status',
    'A berth’s life',
    'States of a berth',
    'Life cycle of the berths',
  ])('is the one that its title names: %s', (title) =>
    expect(lives(`## 4. States\n\n### ${title}\n\n${steps}`)[0]).toContain(' of Berth: '),
  );

  it.each(['Berth booking', 'Mooring', 'Status'])('is not known where it names none: %s', (title) =>
    expect(lives(`## 4. States\n\n### ${title}\n\n${steps}`)[0]).toContain(' of null: '),
  );

  it.each([
    ['Moorings', 'Mooring'],
    ['Buoy boxes', 'Buoy box'],
    ['Harbour entries', 'Harbour entry'],
    ['Crew expenses', 'Crew expense'],
    ['Moorings (paid ones)', 'Mooring'],
    ['Pilots on board of a ship', 'Pilot'],
    ['The life of a gangway', 'gangway'],
    ['Gangway status', 'Gangway'],
  ])('is what its title names in the plural or beside words about states: %s', (title, thing) =>
    expect(lives(`## 4. States\n\n### ${title}\n\n${steps}`)[0]).toContain(` of ${thing}: `),
  );

  it.each([
    'Moorings and pilots',
    'Harbour canvas',
    'Harbour news',
    'Moorings, pilots',
    'Moorings, pilots status',
    'Steps',
  ])('is not known where it names several, or none that is sure: %s', (title) =>
    expect(lives(`## 4. States\n\n### ${title}\n\n${steps}`)[0]).not.toMatch(/ of (?!null)/),
  );

  it('is the one that it says it governs, whatever its title names', () =>
    expect(lives(`## 4. States\n\n### Berth\n\n- Governs: Harbour master\n\n${steps}`)[0]).toContain(
      'Berth of Harbour master: ',
    ));
});

describe('a table of steps that names what they are of', () => {
  it('names it in a column', () =>
    expect(
      lives(
        '## 4. How things move from one state to another\n\n| What | Before | After | Because |\n| --- | --- | --- | --- |\n| Berth | free | taken | a boat moors |\n| Buoy | lit | dark | sunrise |\n',
      ),
    ).toEqual(['Berth of Berth: free, taken; free > taken', 'Buoy of null: lit, dark; lit > dark']));

  it('names it in the title of the column of states', () =>
    expect(
      lives(
        '## 4. States\n\nBuoys are switched by the lighthouse.\n\n| Buoy state | Can become |\n| --- | --- |\n| lit | dark |\n| dark | lit |\n',
      ),
    ).toEqual(['Buoy of null: lit, dark; lit > dark, dark > lit']));

  it('has no name of its own where the title of the column only says which state is meant', () =>
    expect(
      lives('## 4. States\n\n### Berth\n\n| Current state | Can become |\n| --- | --- |\n| free | taken |\n'),
    ).toEqual(['Berth of Berth: free, taken; free > taken']));

  it('stays with the heading that names it', () =>
    expect(
      lives('## 4. States\n\n### Berth\n\n| Mooring state | Can become |\n| --- | --- |\n| free | taken |\n'),
    ).toEqual(['Berth of Berth: free, taken; free > taken']));
});

describe('a state that nothing follows', () => {
  it('is said to be final, which is no state', () =>
    expect(
      lives(
        '## 4. States\n\n### Buoy\n\n| State | Can become |\n| --- | --- |\n| lit | sunk |\n| sunk | final |\n',
      ),
    ).toEqual(['Buoy of null: sunk, lit; lit > sunk']));

  it('may be called so where an event leads to it', () =>
    expect(
      lives(
        '## 4. States\n\n### Race\n\n| From | Event | To |\n| --- | --- | --- |\n| heat | win | final |\n',
      ),
    ).toEqual(['Race of null: heat, final; heat > final']));

  it('is a state in a table as the format has it', () =>
    expect(
      lives(
        '## 4. States\n\n### Race\n\n| From | Event | To | By | When | Then |\n| --- | --- | --- | --- | --- | --- |\n| heat | | final | | | |\n',
      ),
    ).toEqual(['Race of null: heat, final; heat > final']));
});
