import { describe, expect, it } from 'vitest';
import { entitiesOf as entities } from './read-point.ts';

const fenced = (lines: string): readonly string[] => entities(`### Boat\n\n\`\`\`\n${lines}\n\`\`\``);

describe('a listing of names with their types side by side', () => {
  it('gives the fields of the thing above it, whatever its last words hold in braces', () =>
    expect(fenced('id        integer\nname      string, required\nrigging   JSON {sails, masts}')).toEqual([
      'Boat: id integer, name text!, rigging -',
    ]));

  it.each([
    ['a block', 'if (wind) {\n  hoist  main\n}'],
    ['a block that ends a line', 'sail\n{ hoist  main\n  lower  jib }'],
    ['statements', 'hoist  main;\nlower  jib;'],
  ])('is none that holds %s of a programme', (_, lines) => expect(fenced(lines)).toEqual([]));
});

describe('a cell that lists what a thing holds', () => {
  it.each(['Holds', 'Keeps', 'Contains'])('under “%s”, some of it with types in brackets', (header) =>
    expect(
      entities(
        `| Thing | ${header} |\n| --- | --- |\n| Boat | name (required text), length (optional integer), owner, isAfloat (boolean) |\n`,
      ),
    ).toEqual(['Boat: name text!, length integer?, owner -, isAfloat boolean']),
  );

  it('is none where the column tells what a value of another holds', () =>
    expect(
      entities(
        '### Boat\n\n| Field | Type |\n| --- | --- |\n| rig | text |\n\n| Rig | What `mast` holds |\n| --- | --- |\n| sloop | one of them |\n',
      ),
    ).toEqual(['Boat: rig text']));
});
