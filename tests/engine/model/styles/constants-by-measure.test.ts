import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (text: string): string[] =>
  readPoint('constants', text).constants.map(({ name, value, unit }) => `${name} | ${value} ${unit}`.trim());

describe('constants that are called by what is measured', () => {
  it.each([
    [
      'a subject that a clause of its own tells, behind another amount',
      'A gate pass lives 24 hours, a pass for open piers 1 hour, and the pass that carries a crew across the bay 9 seconds.',
      ['gate pass lifetime | 24 hours', 'pass for open piers lifetime | 1 hour', 'pass lifetime | 9 seconds'],
    ],
    [
      'one amount by itself, each sentence for itself',
      '- A berth key is 40 characters long. The lamp tower is seen from all sides.\n- The pier map is 200 by 300 pixels.',
      ['berth key length | 40 characters', 'pier map size | 200 by 300 pixels'],
    ],
    [
      'limits, intervals and delays',
      'Mooring calls are limited to 10 per minute, tow calls to 25 per minute. The tide mail leaves 30 minutes after the ebb.',
      [
        'Mooring call limit | 10 per minute',
        'tow call limit | 25 per minute',
        'tide mail delay after the ebb | 30 minutes',
      ],
    ],
    [
      'a number behind its noun',
      '- Locks are sealed with oakseal at cost 12.\n- Maps are drawn at scale 5.',
      ['oakseal cost | 12', 'Map scale | 5'],
    ],
    [
      'several that each have it, below a title that says what is measured',
      '### 9.1 Rate limits\n\n- Mooring, towing and pilot calls each allow 5 calls per window.\n- Tide export: 9 per minute\n\n### Timeouts\n\n- Idle lamp: 30 minutes\n- `DOCK_WAIT`: 3 seconds',
      [
        'Mooring rate limit | 5 calls per window',
        'towing rate limit | 5 calls per window',
        'pilot calls rate limit | 5 calls per window',
        'Tide export rate limit | 9 per minute',
        'Idle lamp timeout | 30 minutes',
        'DOCK_WAIT | 3 seconds',
      ],
    ],
    [
      'settings in brackets behind some amounts of a sentence',
      'Maps may be 50 MB (`MAP_SIZE`), tide tables 20 MB (`TIDE_SIZE`), masts and oars 10 MB.',
      ['MAP_SIZE | 50 MB', 'TIDE_SIZE | 20 MB', 'mast and oar size | 10 MB'],
    ],
    [
      'names in code that nobody may use, below their title',
      '### 9.3 Reserved berths\n\nThese four cannot be used as a berth and are never shown: `oar`, `mast`, `tide`, `pier`.',
      ['Reserved berths | oar, mast, tide, pier'],
    ],
    [
      'not: the title of names of which something else is said',
      '### 9.3 Berths\n\nThe harbour master looks after these: `oar`, `mast`, `tide`, `pier`.',
      ['The harbour master looks after these | oar, mast, tide, pier'],
    ],
    [
      'not: a time below a title that measures something else',
      '### 9.1 Rate limits\n\n- Mooring: 5 per minute\n- Logs kept: 90 days',
      ['Mooring rate limit | 5 per minute', 'Logs kept | 90 days'],
    ],
    [
      'not: so long are the others',
      'Ropes longer than 90 metres are cut.',
      ['Ropes longer than … metres are cut | 90 metres'],
    ],
    [
      'not: several that have it together',
      '- Masts, oars and lamps together may take 90 cubits.',
      ['Masts, oars and lamps together cubits | 90 cubits'],
    ],
  ])('%s', (_, text, expected) => {
    expect(constants(text)).toEqual(expected);
  });
});
