import type { Drawing as DrawingData, PlacedNode, Slot } from '../../engine/index.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { CellChoice } from './cell-choice.tsx';
import { CellText } from './cell-text.tsx';
import own from './view-states.module.css';
import { ViewTable } from './view-table.tsx';

const slot = (said: string): Slot => ({ point: 'roles', row: 0, column: 1, said });
const choices = [
  ['yes', 'yes'],
  ['no', 'no'],
  ['own', 'own'],
  ['when', "status == 'draft'"],
  ['open', '? May they?'],
  ['not-shown', 'not shown'],
  ['unstated', ''],
] as const;
const texts = [
  ['shown', '80'],
  ['not-shown', 'not shown'],
  ['unstated', ''],
] as const;
const nothing = (): void => {};

const boxed = (name: string, x: number, chosen: number): PlacedNode => ({
  id: name,
  shape: 'rounded',
  name,
  at: { from: chosen, to: chosen + 1 },
  x,
  y: 12,
  width: 96,
  height: 32,
  title: [{ text: name, style: 'name', x: x + 48, y: 32, anchor: 'middle', width: 40, underlined: false }],
  rows: [],
});

/** Two boxes and the line between them, as far apart as there is room. */
const drawing = (width: number): DrawingData => ({
  width,
  height: 56,
  nodes: [boxed('draft', 12, 0), boxed('sent', width - 108, 1)],
  edges: [
    {
      id: 'send',
      from: 'draft',
      to: 'sent',
      dashed: false,
      tail: 'plain',
      head: 'arrow',
      points: [
        { x: 108, y: 28 },
        { x: width - 108, y: 28 },
      ],
      labels: [],
    },
  ],
});

const lead = { hrefOf: () => '#workbench', chosen: 1 };

const rows = ['create an invoice', 'read', 'void'].map((key) => ({
  key,
  cells: [key, 'yes', 'no', 'own', 'not shown', 'yes'],
}));
const roles = ['Action', 'Client', 'Freelancer', 'Accountant', 'Administrator', 'Visitor'];

/** A table as a list of rows, as a grid, and with nothing but names. */
const tables = (room: string) => (
  <>
    <ViewTable label={`Rows, ${room}`} columns={roles} rows={rows} />
    <ViewTable label={`A grid, ${room}`} columns={roles} rows={rows} matrix />
    <ViewTable label={`Names, ${room}`} columns={roles} rows={rows} unsaid={roles.slice(1)} />
  </>
);

/**
 * What views are made of, in its states: cells that can be changed, tables with and without room, drawings that fit and
 * one that does not.
 */
export function ViewStates() {
  return (
    <>
      <div className={own.cells}>
        {choices.map(([is, said]) => (
          <CellChoice
            key={is}
            slot={slot(said)}
            label={`A cell: ${is}`}
            is={is}
            words={['yes', 'no', 'own']}
            onChange={nothing}
          />
        ))}
        {texts.map(([is, said]) => (
          <CellText key={is} slot={slot(said)} label={`A value: ${is}`} is={is} onChange={nothing} />
        ))}
      </div>
      {tables('with room')}
      <div className={own.narrow}>{tables('narrow')}</div>
      {[300, 900].map((width) => (
        <Drawing key={width} drawing={drawing(width)} label={`A drawing of ${width} pixels`} lead={lead} />
      ))}
    </>
  );
}
