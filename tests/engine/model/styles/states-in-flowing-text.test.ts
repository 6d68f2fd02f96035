import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

/** Each lifecycle with its states and steps. */
const lives = (text: string): readonly string[] =>
  modelAsJson(read(`# Theatre\n\n## 4. How things move\n\n${text}`).model).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions
        .map(({ from, to }) => `${from} > ${to}`)
        .join(', ')}`,
  );

describe('a paragraph opens the life of what its first sentence speaks of', () => {
  it.each([
    ['The path of a costume is long. It starts as Ordered. From Ordered it goes to Sewn.', 'costume'],
    ['Scenery knows two states. It starts as Ordered. From Ordered it goes to Sewn.', 'Scenery'],
    [
      'Actors themselves are Ordered from the moment they are added. An actor goes from Ordered to Sewn.',
      'Actor',
    ],
  ])('%s', (text, name) =>
    expect(lives(`A play starts as Read. From Read it goes to Staged.\n\n${text}`)[1]).toContain(name),
  );

  it('and goes on where it speaks of a state', () =>
    expect(
      lives('A play starts as Read. From Read it goes to Staged.\n\nStaged has no way back.'),
    ).toHaveLength(1));

  it('and not where it says what somebody may do', () =>
    expect(
      lives('A play starts as Read. From Read it goes to Staged.\n\nActors may see it when it is Staged.'),
    ).toHaveLength(1));
});

describe('names of several words with capitals in running text', () => {
  it('are one state each', () =>
    expect(
      lives(
        'A part starts as Open Call. From here it is either Short Listed or Dropped. What follows Short Listed is Read Out, and a part that is at Read Out ends up Given or Turned Down.',
      )[0],
    ).toContain(
      'Open Call > Short Listed, Open Call > Dropped, Short Listed > Read Out, Read Out > Given, Read Out > Turned Down',
    ));

  it('are none where they do something', () =>
    expect(
      lives(
        'A part starts as Open. It goes from Open to Closed, and Call Again brings a Closed part back to Open.',
      )[0],
    ).not.toContain('Call'));

  it('leave what the event finds them in', () =>
    expect(
      lives(
        'A part starts as Open. It goes from Open to Held and from Held to Open. Once the day of a Held part has come, it becomes Done.',
      )[0],
    ).toContain('Held > Done'));
});
