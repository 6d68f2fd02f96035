import type { LineEnd } from '../../engine/index.ts';

/** The marks at the end of a line, with the node's border at x = 0 and the line along the x axis. */
export const ends: Readonly<Record<LineEnd, string>> = {
  plain: '',
  arrow: 'M8.5-4L0 0L8.5 4Z',
  one: 'M6-5V5M10-5V5',
  'zero-or-one': 'M6-5V5M9.5 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'one-or-many': 'M0-6L10 0L0 6M13-5V5',
  'zero-or-many': 'M0-6L10 0L0 6M10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
};
