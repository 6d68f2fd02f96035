import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('what is kept by keys', () => {
  it.each([
    ['What is kept in the browser', 'Key', 'Content'],
    ['Local storage', 'Key', 'Holds'],
    ['Cookies', 'Cookie', 'What it holds'],
    ['Session', 'Session key', 'Contents'],
  ])('has a field for each: %s, %s, %s', (title, key, content) =>
    expect(
      entitiesOf(
        `### ${title}\n\n| ${key} | ${content} |\n|---|---|\n| \`theme\` | light or dark |\n| \`draft:{id}\` | what is not sent yet |`,
      ),
    ).toEqual([`${title}: theme -, draft:{id} -`]),
  );

  it('is no thing where things have names', () =>
    expect(
      entitiesOf('| Thing | Holds |\n|---|---|\n| Well | depth, place |\n| Bucket | volume, colour |'),
    ).toEqual(['Well: depth -, place -', 'Bucket: volume -, colour -']));
});
