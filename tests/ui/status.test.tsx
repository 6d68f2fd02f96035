import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Status } from '../../src/ui/status/status.tsx';

const nothing = (): void => {};
const foot = (lines: number, is: 'current' | 'stopped' | 'unread'): string =>
  renderToStaticMarkup(
    <Status
      saving={{ is: 'saved' }}
      reading={{ is }}
      announcement=""
      lines={lines}
      onCancel={nothing}
      onResume={nothing}
      onSave={nothing}
    />,
  );

test.each([0, 1, 2, 999, 1_000, 12_345, 100_000, 1_234_567])('%d lines are told', (lines) => {
  const told = lines === 0 ? '' : `${lines.toLocaleString('en')} line${lines === 1 ? '' : 's'}`;
  expect(/lines">([^<]*)</.exec(foot(lines, 'current'))?.[1]).toBe(told);
});

test('a text that is not read is not said to have been cancelled', () => {
  expect(foot(3, 'unread')).toContain('The text is not read.');
  expect(foot(3, 'unread')).not.toContain('cancelled');
  expect(foot(3, 'stopped')).toContain('Reading was cancelled.');
});
