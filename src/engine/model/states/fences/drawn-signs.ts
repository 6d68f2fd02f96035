/** A way in which a line may lead. */
export type Direction = 'left' | 'right' | 'up' | 'down';

export const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
/** What a step in each direction adds to row and column. */
export const step = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;

/** The characters that lines are drawn with, by where they lead. */
const lines: readonly (readonly [string, readonly Direction[]])[] = [
  ['─━═╌┄-=', ['left', 'right']],
  ['│┃║┆╎|', ['up', 'down']],
  ['┌╭╔┏', ['right', 'down']],
  ['┐╮╗┓', ['left', 'down']],
  ['└╰╚┗', ['right', 'up']],
  ['┘╯╝┛', ['left', 'up']],
  ['├┝┠╠┣', ['up', 'down', 'right']],
  ['┤┥┨╣┫', ['up', 'down', 'left']],
  ['┬╦┳', ['left', 'right', 'down']],
  ['┴╩┻', ['left', 'right', 'up']],
  ['┼╬╋+', ['left', 'right', 'up', 'down']],
];
export const leads = new Map(lines.flatMap(([signs, to]) => [...signs].map((sign) => [sign, to] as const)));
/** The heads of arrows, by where they point. */
export const heads = new Map<string, Direction>(
  (
    [
      ['▶►→>', 'right'],
      ['◀◄←<', 'left'],
      ['▲↑^', 'up'],
      ['▼↓vV', 'down'],
    ] as const
  ).flatMap(([signs, to]) => [...signs].map((sign) => [sign, to] as const)),
);

/** Where a drawing has a sign: row and column, from 0. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** The spot beside another. */
export const next = ({ row, column }: Spot, way: Direction): Spot => ({
  row: row + step[way][0],
  column: column + step[way][1],
});
