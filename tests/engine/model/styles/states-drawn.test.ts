import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const fence = (drawn: string, language = '') =>
  readPoint('states', `### Berth\n\n\`\`\`${language}\n${drawn}\n\`\`\``).lifecycles;
const steps = (drawn: string, language = '') =>
  fence(drawn, language).flatMap(({ transitions }) =>
    transitions.map(({ from, event, to }) => `${from} >${event ? ` ${event} >` : ''} ${to}`),
  );

describe('states that are drawn with characters', () => {
  it('stand beside arrows that turn corners, with what leads there above, below or in them', () => {
    expect(
      steps(`
          offer              let
  EMPTY ─────────▶ OFFERED ────────▶ TAKEN
    ▲                                  │
    └───────────give back──────────────┘`),
    ).toEqual(['EMPTY > offer > OFFERED', 'OFFERED > let > TAKEN', 'TAKEN > give back > EMPTY']);
    expect(
      steps(`
[empty] --offer--> [offered] --let--> [taken]
                       |
                       +--withdraw--> [shut]`),
    ).toEqual(['empty > offer > offered', 'offered > let > taken', 'offered > withdraw > shut']);
  });

  it('stand in boxes', () => {
    expect(
      steps(`
┌───────┐  offer   ┌─────────┐
│ empty │ ───────▶ │ offered │
└───────┘          └─────────┘
                        │ let
                        ▼
                   ┌─────────┐
                   │  taken  │
                   └─────────┘`),
    ).toEqual(['empty > offer > offered', 'offered > let > taken']);
    expect(
      steps(`
        +---------+
        |  Empty  |
        +---------+
         |      ^
    let  |      | give back
         v      |
        +---------+
        |  Taken  |
        +---------+`),
    ).toEqual(['Taken > give back > Empty', 'Empty > let > Taken']);
  });

  it('are named by their code where their boxes have several lines, and else are none', () => {
    const boxes = (one: string, other: string): string =>
      `┌──────────────┐\n│ Nobody lies  │\n│ ${one} │\n└──────┬───────┘\n       ▼\n┌──────────────┐\n│ A boat lies  │\n│ ${other} │\n└──────────────┘`;
    expect(steps(boxes('(EMPTY)     ', '(TAKEN)     '))).toEqual(['EMPTY > TAKEN']);
    expect(steps(boxes('here        ', 'there       '))).toEqual([]);
    expect(steps(boxes('(EMPTY)     ', '(EMPTY)     '))).toEqual([]);
  });

  it('may be the ends of a line that branches, and of one with two heads', () => {
    expect(steps('empty\n  │\n  ├──▶ offered\n  │\n  └──▶ shut')).toEqual([
      'empty > offered',
      'empty > shut',
    ]);
    expect(steps('on-hold ◀───▶ in-progress ───▶ done')).toEqual([
      'in-progress > on-hold',
      'on-hold > in-progress',
      'in-progress > done',
    ]);
  });

  it('begin with what happens where that alone stands in brackets', () => {
    expect(
      steps(' (survey)\n    |\n    v\n  EMPTY --> TAKEN\n            |\n            v\n          SHUT'),
    ).toEqual(['(new) > survey > EMPTY', 'EMPTY > TAKEN', 'TAKEN > SHUT']);
  });

  it('are none in a tree of files, a picture of a screen, or boxes of sentences', () => {
    expect(steps('src/\n├── berth.ts\n│   └── empty.ts\n└── taken.ts')).toEqual([]);
    expect(
      steps('┌──────────────┐\n│ Berths       │\n├──────────────┤\n│ [Take] [Let] │\n└──────────────┘'),
    ).toEqual([]);
    expect(
      steps(
        '┌───────────────────────────────────┐\n│ The harbour master opens the list │ ───▶ done\n└───────────────────────────────────┘',
      ),
    ).toEqual([]);
    expect(steps('a ───▶ b', 'sh')).toEqual([]);
  });

  it('are read whatever a fence holds, in time', () => {
    const sign = fc.constantFrom(...'─│┌┐└┘├┤┬┴┼▶◀▲▼+-|<>^v ab\n');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 400 }), (signs) => {
        fence(signs.join(''));
      }),
    );
    expect(steps(`${'┼'.repeat(140)}\n`.repeat(140).replaceAll('┼┼┼┼┼┼┼', '┼┼┼▶a┼┼'))).toEqual([]);
  });

  it('are those of any row of boxes', () => {
    const name = fc.stringMatching(/^[a-z]{2,9}( [a-z]{2,7})?$/);
    const names = fc.uniqueArray(name, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(names, fc.boolean(), (all, isAscii) => {
        const [h, v, corners] = isAscii ? ['-', '|', '++++'] : ['─', '│', '┌┐└┘'];
        const edge = (one: number, other: number): string =>
          all
            .map((each) => corners?.charAt(one) + (h ?? '').repeat(each.length + 2) + corners?.charAt(other))
            .join('      ');
        const middle = all.map((each) => `${v} ${each} ${v}`).join(isAscii ? ' ---> ' : ' ───▶ ');
        expect(steps(`${edge(0, 1)}\n${middle}\n${edge(2, 3)}`)).toEqual(
          all.slice(1).map((to, index) => `${all[index]} > ${to}`),
        );
      }),
    );
  });
});

describe('a name in the middle of a line', () => {
  it('is a state where an arrow leads to it, and no label', () =>
    expect(steps('empty ----+\n          |\n          v\nshut <--- offered ---> taken').toSorted()).toEqual([
      'empty > offered',
      'offered > shut',
      'offered > taken',
    ]));

  it('is one without a bracket that stands apart', () =>
    expect(steps('+-------+\n| empty | --let--> ( taken )\n+-------+')).toEqual(['empty > let > taken']));
});

describe('what is drawn and no states', () => {
  it.each([
    ['a form', '┌───────────────┐\n│ New booking   │\n│ [Save] -> list│\n└───────────────┘'],
    ['lifelines', '  Clerk     Office    Shop\n  |-------->|         |\n  |         |-------->|'],
  ])('%s', (_, drawn) => expect(steps(drawn)).toEqual([]));
});

describe('a drawing of folders and files', () => {
  it('tells of no states', () =>
    expect(steps('┌────────┐    ┌─────────┐\n│ src/   │──▶ │ lib.mjs │\n└────────┘    └─────────┘')).toEqual(
      [],
    ));
});

describe('a diagram of PlantUML', () => {
  it('is read as one of Mermaid, whichever way its arrows go', () => {
    const drawn = `@startuml
state "On hold" as hold
[*] --> Empty
Empty -down-> hold : reserve [member] / tell
hold -[#red]-> Taken
' a remark
Taken -> [*]
@enduml`;
    expect(steps(drawn, 'plantuml')).toEqual([
      '(new) > Empty',
      'Empty > reserve > On hold',
      'On hold > Taken',
      'Taken > (end)',
    ]);
  });

  it('is none of states where it draws who calls whom', () => {
    expect(steps('Clerk -> Office: open\nOffice --> Clerk: done', 'plantuml')).toEqual([]);
  });
});
