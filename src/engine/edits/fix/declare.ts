import { applyChanges } from '../../change.ts';
import type { Change, Fix } from '../../finding.ts';
import type { Entity, Lifecycle } from '../../model/domain-elements.ts';
import type { Element } from '../../model/element.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { readModel } from '../../model/read.ts';
import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block, TableBlock } from '../../syntax/block.ts';
import { parse } from '../../syntax/document.ts';
import { isIn } from '../print/blocks.ts';
import { payloadColumns } from '../print/calls.ts';
import { cell, code } from '../print/cell.ts';
import { constantColumns } from '../print/constants.ts';
import { fieldColumns } from '../print/entities.ts';
import { errorColumns } from '../print/errors.ts';
import { bold, name } from '../print/name.ts';
import { ruleColumns } from '../print/rules.ts';
import { screenColumns } from '../print/screens.ts';
import { columnTitles } from '../print/shapes.ts';
import { transitionColumns } from '../print/states.ts';
import { counted, tableLine } from '../print/table.ts';
import { astray } from './astray.ts';
import { insertAfter, insertLine } from './insert.ts';
import { newPoint, ownEnd, pointEnd, pointLevel } from './outline.ts';

type Declare = Extract<Fix, { kind: 'declare' }>;

/** Columns in which an empty cell adds nothing, and columns of words: a new row leaves them empty. */
const silent = new Set(['Meaning', 'Description', 'Unit', 'On']);

/** The tables in which elements are declared as rows. A constant's *When* tells values apart; of a step it adds to them. */
const tables: Partial<
  Record<PointId, { readonly columns: readonly string[]; readonly silent: readonly string[] }>
> = {
  screens: { columns: screenColumns, silent: [] },
  entities: { columns: fieldColumns, silent: [] },
  states: { columns: transitionColumns, silent: ['When', 'Then'] },
  rules: { columns: ruleColumns, silent: [] },
  // What does not say in which part of the request it travels does so as it mostly does.
  calls: { columns: payloadColumns, silent: ['In'] },
  errors: { columns: errorColumns, silent: [] },
  constants: { columns: constantColumns, silent: ['When'] },
};

/** Adds an element to its point, everything about it not shown. */
export function declare(model: Model, text: string, fix: Declare): readonly Change[] {
  if (fix.point === 'entities' && fix.within !== undefined) {
    const entity = find(model.entities.entities, fix.within);
    return entity ? declareField(model, text, entity, fix) : [];
  }
  if (fix.point === 'states' && fix.within !== undefined) {
    const lifecycle = find(model.states.lifecycles, fix.within);
    if (!lifecycle) return [];
    if (fix.as === 'left') return declareStep(model, text, lifecycle, fix);
    return declareState(model, text, lifecycle, fix.name);
  }
  if (fix.point === 'calls' && fix.within !== undefined) {
    const call = find(model.calls.calls, fix.within);
    return call ? declarePayloadField(model, text, call, fix) : [];
  }
  if (fix.point === 'entities' || fix.point === 'states' || fix.point === 'calls') {
    return declareSection(model, text, fix);
  }
  if (fix.point === 'roles') return keepingTold(model, text, declareBullet(model, text, fix));
  if (fix.point === 'product') return declareBullet(model, text, fix);
  return declareRow(model, text, fix, model.points[fix.point].blocks, ownEnd(model, fix.point));
}

function find<E extends Element>(elements: readonly E[], wanted: string): E | undefined {
  return elements.find((element) => element.name === wanted);
}

/** The cells of a new row under some columns. */
function newRow(fix: Declare, columns: readonly string[], titles: readonly string[]): readonly string[] {
  const own = tables[fix.point];
  return titles.map((title) => {
    if (title === columns[0]) return cell(name(fix.name));
    if (title === 'Status' && fix.status !== undefined) return cell(name(fix.status));
    if (!columns.includes(title) || silent.has(title) || own?.silent.includes(title)) return '';
    return 'not shown';
  });
}

/** Appends a row to the last table that takes it, or adds a table behind `end`, or the whole point. */
function declareRow(
  model: Model,
  text: string,
  fix: Declare,
  blocks: readonly Block[],
  end: number | undefined,
): readonly Change[] {
  const columns = tables[fix.point]?.columns ?? [];
  const table = blocks.findLast((block): block is TableBlock => {
    if (block.kind !== 'table' || block.written) return false;
    const titles = columnTitles(fix.point, block);
    return titles.includes(columns[0] ?? '') && columns.slice(1).some((column) => titles.includes(column));
  });
  if (table) {
    const row = newRow(fix, columns, columnTitles(fix.point, table));
    return [insertLine(text, table.from + table.length, tableLine(counted(table, [row])[0] ?? row))];
  }
  const printed = [
    tableLine(columns),
    tableLine(columns.map(() => '---')),
    tableLine(newRow(fix, columns, columns)),
  ].join('\n');
  return end === undefined ? newPoint(model, text, fix.point, printed) : [insertAfter(text, end, printed)];
}

/** Blocks of a point that lie in an element. */
function blocksIn(model: Model, point: PointId, at: Place): readonly Block[] {
  return model.points[point].blocks.filter((block) =>
    isIn({ from: block.from, to: block.from + block.length }, at),
  );
}

function declareField(model: Model, text: string, entity: Entity, fix: Declare): readonly Change[] {
  const blocks = blocksIn(model, 'entities', entity.at);
  const isHeaded = hasHeading(model, 'entities', entity);
  if (!isHeaded) return [];
  return declareRow(model, text, fix, blocks, entity.at.to);
}

/** A row of what a call takes, where it is told that it takes something. */
function declarePayloadField(model: Model, text: string, call: Call, fix: Declare): readonly Change[] {
  if (call.payload.is !== 'shown' || !hasHeading(model, 'calls', call)) return [];
  return declareRow(model, text, fix, blocksIn(model, 'calls', call.at), call.at.to);
}

function hasHeading(model: Model, point: PointId, element: Element): boolean {
  return model.points[point].blocks.some(
    (block) =>
      block.kind === 'heading' &&
      block.from <= element.at.from &&
      element.at.from <= block.from + block.length,
  );
}

/** A row that leaves a state, in the last table of the lifecycle's steps, otherwise in a table at its end. */
function declareStep(model: Model, text: string, { at }: Lifecycle, fix: Declare): readonly Change[] {
  return declareRow(model, text, fix, blocksIn(model, 'states', at), at.to);
}

/** A state is a bullet behind the lifecycle's last bullet, otherwise a list of its own at its end. */
function declareState(model: Model, text: string, lifecycle: Lifecycle, state: string): readonly Change[] {
  const line = `- ${bold(state)}: not shown`;
  const list = blocksIn(model, 'states', lifecycle.at).findLast(
    (block) => block.kind === 'list' && !block.written,
  );
  if (list) return [insertLine(text, list.from + list.length, line)];
  return [insertAfter(text, lifecycle.at.to, line)];
}

/** A heading and "Not shown." */
function declareSection(model: Model, text: string, fix: Declare): readonly Change[] {
  const title = fix.point === 'calls' ? code(fix.name) : name(fix.name);
  const level = Math.min(6, pointLevel(model) + 1);
  const block = `${'#'.repeat(level)} ${title}\n\nNot shown.`;
  const end = pointEnd(model, fix.point);
  return end === undefined ? newPoint(model, text, fix.point, block) : [insertAfter(text, end, block)];
}

/** What other points tell of roles is read only where point 6 tells nothing: nothing is put there that would end that. */
function keepingTold(model: Model, text: string, changes: readonly Change[]): readonly Change[] {
  const told = astray(model, 'roles').length;
  if (told === 0 || changes.length === 0) return changes;
  const read = readModel(parse(applyChanges(text, changes))).model;
  return astray(read, 'roles').length < told ? [] : changes;
}

/** A bullet with a bold name, behind the last bullet of its kind. */
function declareBullet(model: Model, text: string, fix: Declare): readonly Change[] {
  const line = `- ${bold(fix.name)}: not shown`;
  const elements: readonly Element[] = fix.point === 'roles' ? model.roles.roles : model.product.audiences;
  const list = model.points[fix.point].blocks.findLast(
    (block) =>
      block.kind === 'list' &&
      !block.written &&
      elements.some((each) => isIn(each.at, { from: block.from, to: block.from + block.length })),
  );
  if (list) return [insertLine(text, list.from + list.length, line)];
  const lines = [...(fix.point === 'roles' ? rolesOfColumns(model) : []), line].join('\n');
  const end = ownEnd(model, fix.point);
  return end === undefined ? newPoint(model, text, fix.point, lines) : [insertAfter(text, end, lines)];
}

/** Roles that only columns name, a bullet each: where one role is declared, a column declares none any more. */
function rolesOfColumns(model: Model): readonly string[] {
  const tables = model.points.roles.blocks.filter(({ kind }) => kind === 'table');
  const isOfColumn = ({ at }: Element): boolean =>
    tables.some(({ from, length }) => isIn(at, { from, to: from + length }));
  return model.roles.roles.filter(isOfColumn).map((role) => `- ${bold(role.name)}`);
}
