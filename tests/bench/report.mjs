/** Prints what was measured. Ratios are to the tree of @lezer/markdown alone, on the same document. */
import { contenders } from './contenders.mjs';

const ratio = (value, base) =>
  value === undefined || base === undefined ? '' : `${(value / base).toFixed(value / base < 10 ? 2 : 0)}×`;
const milliseconds = (value) => (value === undefined ? '' : value < 10 ? value.toFixed(2) : value.toFixed(0));

/** Rows as an aligned table, the first column to the left. */
export function alignedTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}

/** The figures of every contender on one document, and how Ninefold's keystrokes come about. */
export function report(title, figures) {
  const base = figures.get('lezer');
  const head = [
    '',
    'cold ms',
    '× lezer',
    'warm ms',
    '× lezer',
    'key ms',
    'p95',
    '× lezer',
    'p95 ×',
    'bytes/char',
  ];
  const rows = [...figures].map(([name, own]) => {
    const key = own?.typing?.all;
    const baseKey = base?.typing?.all;
    return [
      own ? contenders[name].title : `${contenders[name].title}: failed`,
      milliseconds(own?.cold),
      ratio(own?.cold, base?.cold),
      milliseconds(own?.warm),
      ratio(own?.warm, base?.warm),
      milliseconds(key?.median),
      milliseconds(key?.p95),
      ratio(key?.median, baseKey?.median),
      ratio(key?.p95, baseKey?.p95),
      own?.bytes === undefined ? '' : own.bytes.toFixed(0),
    ];
  });
  const characters = [...figures.values()].find(Boolean)?.characters ?? 0;
  return [
    `\n${title}: ${characters.toLocaleString('en')} characters`,
    alignedTable([head, ...rows]),
    ...details(figures.get('ninefold'), base),
  ].join('\n');
}

function details(own, base) {
  if (!own) return [];
  const kinds = Object.entries(own.typing ?? {}).filter(([kind]) => kind !== 'all');
  const costs = own.costs ?? [];
  const whole = (own.stages ?? []).reduce((sum, [, took]) => sum + took, 0);
  return [
    `  one key in ${kinds.map(([kind, { median }]) => `${kind} ${milliseconds(median)} ms (${ratio(median, base?.typing?.[kind]?.median)})`).join(', ')}`,
    `  of a whole reading: ${(own.stages ?? []).map(([step, took]) => `${step} ${Math.round((100 * took) / whole)} %`).join(', ')}`,
    ...costTable(costs),
  ];
}

/** What every check costs, the dearest first, with its share in what all of them cost. */
function costTable(costs) {
  const all = costs.reduce((sum, [, took]) => sum + took, 0);
  const rows = costs.map(([id, took]) => [
    `  ${id}`,
    took.toFixed(3),
    `${((100 * took) / all).toFixed(1)} %`,
  ]);
  return [
    `  ${costs.length} checks, those that must be asked for among them: ${milliseconds(all)} ms`,
    ...(rows.length === 0 ? [] : [alignedTable(rows)]),
  ];
}
