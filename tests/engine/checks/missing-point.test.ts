import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';
import { findingsOf } from './findings-of.ts';

describe('points that are missing', () => {
  const groups = (text: string) =>
    read(text).groups.filter(({ first }) => first.check === 'document/missing-point');

  const errors = '## Error Codes\n\n| Code | Message |\n| --- | --- |\n| gone | Gone. |\n';
  const missing = (text: string) => findingsOf('document/missing-point', text);
  const only = (text: string) => findingsOf('document/untold-point', text);

  test('of a document that tells few of them are one hint, and nothing is claimed of its text', () => {
    const text = `# Shop\n\nSells.\n\n${errors}`;
    const [finding, ...others] = only(text);
    expect(others).toEqual([]);
    expect(missing(text)).toEqual([]);
    expect(finding?.message).toBe(
      'Nothing of this text was read as the purpose, screens, entities, states, validation rules, roles, calls or limits. Where the text tells it, give that part the title of its point.',
    );
    expect([finding?.severity, finding?.point, finding?.fixes]).toEqual(['hint', undefined, undefined]);
    const [chapter] = only('# Tests\n\nWords.\n\n## One\n\nWords.\n');
    expect(chapter?.message).toBe(
      'No section of this text was read as one of the nine points. Where one tells a point, give it that title.',
    );
    expect(missing('# Shop\n\nSells.\n')).toHaveLength(9);
    expect(only('# Shop\n\nSells.\n')).toEqual([]);
  });

  const told = [
    errors,
    '## Limits\n\n- Items: at most 20\n- Title: up to 80 characters\n',
    '## User roles\n\n- **Clerk**: may sell.\n- **Guest**: may look.\n',
    '## API endpoints\n\n- `GET /items` – 200\n- `POST /items` – 201\n',
  ].join('\n');

  test('of a document with sections of its own that tell more are asked for one by one, as one cause', () => {
    const own = groups(`# Shop\n\n${told}`);
    expect(own.map(({ following }) => following.length)).toEqual([3]);
    expect(own[0]?.first.message).toMatch(
      /No section was read as point 1, .* give that section the title\.$/,
    );
    expect(own[0]?.first.fixes).toHaveLength(1);
  });

  test.each([
    ['screens', '- Its colour is that of the page.'],
    ['states', '| Number | Status |\n| --- | --- |\n| 1 | sold |'],
    ['states', '- A thing\n  - sold → sent'],
    ['entities', '```\nevery record has a name\n```'],
  ])('is not asked for where some word of the text may speak of it: %s', (point, text) => {
    const document = `# Shop\n\n${told}\n## More\n\n${text}\n`;
    expect(only(document)[0]?.message).toMatch(new RegExp(`read as[^.]*${point}`));
    expect(missing(document).map(({ message }) => message)).toHaveLength(
      missing(`# Shop\n\n${told}`).length - 1,
    );
  });

  test('is asked for in the sections of its own as before, when another one was added by a fix', () => {
    const added = `# Shop\n\n${told}\n## Further points\n\n#### 4. States and transitions\n\nNot shown.\n`;
    expect(missing(added)).toHaveLength(3);
  });

  test.each([
    '## Non-goals\n\n- Provide a UI or hosted service (initially)',
    '## Out of Scope\n\n- User interface\n- Payments',
    '**Out of scope:**\n\n- Screens — another team',
    'The app has no user interface.',
    'There are no accounts, no pages and no cookies.',
  ])('is none where the text says so: %s', (text) => {
    const document = `# Job\n\nWords.\n\n${errors}\n## More\n\n${text}\n`;
    const [finding] = only(document);
    expect(finding?.message).not.toMatch(/read as[^.]* screens/);
    expect(finding?.message).toMatch(/It says itself that it has no screens/);
    expect(finding?.related?.filter(({ message }) => message === 'here it says so of screens')).toHaveLength(
      1,
    );
  });

  test.each([
    '## Out of Scope\n\n- UI design\n- Screens are drawn by another team and shown there',
    '## Non-goals\n\n- Screen readers',
    '## Alternatives\n\n- No UI, and dear',
    'Other tools have no user interface.',
    'There is no page for guests.',
    'A plan is for teams. It has no pages.',
    'The feature does not have a user interface.',
    '## Exclusions from the export\n\n- Screens',
  ])('is not taken for none: %s', (text) => {
    const [finding] = only(`# Job\n\nWords.\n\n${errors}\n## More\n\n${text}\n`);
    expect(finding?.message).toMatch(/read as[^.]* screens/);
  });

  test('is asked about as none in a document with the nine headings that says so', () => {
    const found = missing('# Shop\n\nIt has no accounts.\n\n## 8. The error catalogue\n\nnone\n');
    expect(found).toHaveLength(8);
    expect(found.find(({ point }) => point === 'roles')?.message).toMatch(/then write “none” there\.$/);
    expect(found.filter(({ related }) => related)).toHaveLength(1);
  });

  test('with the titles that speak of one, in whatever manner they are written', () => {
    const places = (titles: readonly string[]): readonly string[] => {
      const document = `# Shop\n\nSells.\n\n${errors}\n${titles.map((title) => `## ${title}\n\nWords.\n`).join('\n')}`;
      return only(document).flatMap(({ related = [] }) =>
        related.map(({ at }) => document.slice(at.from, at.to)),
      );
    };
    expect(places(['Pages', 'Home', 'Article'])).toEqual(['Pages']);
    expect(places(['3.1 Order Screen (NEW)', '3.2 Detail Scene'])).toEqual([
      '3.1 Order Screen (NEW)',
      '3.2 Detail Scene',
    ]);
    expect(places(['Crime scenes', 'Landscape', 'Settings'])).toEqual([]);
  });

  test('with lines that look like titles, in a document without headings', () => {
    const lines = ['1. Problem Statement', '2. Target users', '3. Limits', '3.1 Sizes'];
    const text = (some: readonly string[]): string =>
      some.map((line) => `${line}\n\nWords of it.\n`).join('\n');
    expect(only(text(lines))[0]?.message).toMatch(
      /The line “Problem Statement” and 3 more look like titles without “#”\.$/,
    );
    expect(only(`# Shop\n\n## One\n\n${text(lines)}`)[0]?.message).not.toMatch(/look like titles/);
    expect(only(text(['1. Go to the shop.', '2. Buy it,', '3. Go home:']))[0]?.message).not.toMatch(/titles/);
  });

  test('of a document with the nine headings are causes of their own', () => {
    const few = groups('# Shop\n\n## 8. The error catalogue\n\nnone\n');
    expect(few.map(({ following }) => following.length)).toEqual(Array.from({ length: 8 }, () => 0));
    expect(few[0]?.first.message).toMatch(/The document has no point 1, /);
  });
});
