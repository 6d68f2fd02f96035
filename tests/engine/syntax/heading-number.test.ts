import { describe, expect, it } from 'vitest';
import { breakable } from '../../../src/engine/syntax/breakable.ts';
import { withPlainNumber } from '../../../src/engine/syntax/heading-number.ts';

describe('the number of a heading', () => {
  it.each([
    ['## Section 4: Rules', '##         4. Rules'],
    ['## IV. Rules', '##  4. Rules'],
    ['## VIII) Errors', '##    8. Errors'],
    ['## #4 Rules', '## 4. Rules'],
    ['## 4\\. Rules', '##  4. Rules'],
    ['## **IV. Rules**', '##  **4. Rules**'],
  ])('is read as it is written elsewhere: %s', (written, read) =>
    expect(withPlainNumber(written)).toBe(read),
  );

  it.each([
    '## 4. Rules',
    '## 04. Rules',
    '## 4) Rules',
    '## 4 — Rules',
    '## 4 Rules',
    '### 404 Not found',
    '### 4.2 Crane',
    '### X-ray',
    '### V – volts',
    '### I am here',
    '### Step 2: Pay',
    '## Section 4',
    '## Part two: cranes',
  ])('is none, or stays, in: %s', (written) => expect(withPlainNumber(written)).toBe(written));
});

it('reads blanks and hyphens at which no line breaks as any other', () => {
  expect(breakable('at most 5\u00a0MB of e\u2011mail, 1\u202f000')).toBe('at most 5 MB of e-mail, 1 000');
});
