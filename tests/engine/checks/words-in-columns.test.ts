import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';
import { findingsOf } from './findings-of.ts';

const table = (head: string, ...rows: readonly string[]): string =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n');
const entities = '## 3. Entities and their fields\n\n### Page\n\n- `id`: number\n- `title`: text\n\n';
const roles = '## 6. Roles and permissions\n\n- **Clerk**: files.\n- **Reader**: reads.\n\n';

describe('in a document in its own words', () => {
  test('a screen shows all kinds of things, and an entity whose name is misspelled', () => {
    const shows = (what: string): number =>
      findingsOf(
        'screens/unknown-entity',
        `## 2. Screens and routes\n\n${table('Screen|Route|Shows|Needs', `Home|\`/\`|${what}|nothing`)}\n\n${entities}`,
      ).length;
    expect(shows('Recent pages, a clock')).toBe(0);
    expect(shows('Pagge')).toBe(1);
  });

  test('a column most of whose words name no entity describes what is shown', () => {
    const shows = (...what: readonly string[]): number =>
      findingsOf(
        'screens/unknown-entity',
        `## 2. Screens and routes\n\n${table('Screen|Route|Shows', ...what.map((each, at) => `S${at}|\`/${at}\`|${each}`))}\n\n${entities}`,
      ).length;
    expect(shows('Page', 'Clock')).toBe(1);
    expect(shows('Page', 'Clock', 'Recent news', 'Weather')).toBe(0);
  });

  test('what brings about a step may stand under “By”', () => {
    const by = (head: string, row: string): number =>
      findingsOf(
        'roles/undeclared-role',
        `## 4. States and transitions\n\n### Page\n\n${table(head, row)}\n\n${roles}`,
      ).length;
    expect(by('From|To|By', 'draft|live|Put it online')).toBe(0);
    expect(by('From|To|By', 'draft|live|Clrek')).toBe(1);
    expect(by('From|Event|To|By', 'draft|publish|live|Somebody')).toBe(1);
  });

  test('a bound may be a setting that is kept', () => {
    const bound = (name: string): number =>
      findingsOf(
        'constants/unknown-constant',
        `${entities.trim()}\n- \`longest_title\`: integer\n\n## 5. Validation rules\n\n- \`title\`: at most \`${name}\`\n\n## 9. Limits\n\n- \`OTHER\`: 3\n`,
      ).length;
    expect(bound('longest_title')).toBe(0);
    expect(bound('longest_name')).toBe(1);
  });

  test('small words for what is said name no error', () => {
    const said = (error: string): number =>
      findingsOf(
        'calls/error-not-catalogued',
        `${entities}## 5. Validation rules\n\n${table('Field|Constraint|Error on violation', `\`title\`|at most 9 characters|${error}`)}\n\n## 8. The error catalogue\n\n- \`too_long\`: 400\n`,
      ).length;
    expect(said('the usual message')).toBe(0);
    expect(said('`too_lng`')).toBe(1);
  });

  test('nobody repeats a message where it comes up', () => {
    const catalogue = (entry: string): number =>
      findingsOf(
        'errors/never-raised',
        `## 7. The calls it makes\n\n### \`GET /pages\`\n\n${table('Answer|When|Carries|Handling', '400||too_long|stay')}\n\n## 8. The error catalogue\n\n- \`too_long\` – 400\n- \`gone\` – 400\n- ${entry} – 401\n`,
      ).length;
    expect(catalogue('`no_session`')).toBe(2);
    expect(catalogue('"You have to sign in."')).toBe(1);
  });

  test('a sentence in the matrix names no entity', () => {
    const may = (action: string): number =>
      findingsOf(
        'roles/unknown-action',
        `${entities}## 6. Roles and permissions\n\n${table('Action|Clerk|Reader', `${action}|yes|no`, 'read Page|yes|yes', 'delete Page|yes|no')}\n`,
      ).length;
    expect(may('Delete a shelf')).toBe(0);
    expect(may('read old stories')).toBe(0);
    expect(may('delete Shelf')).toBe(1);
  });

  test('an error in code reads like its message', () => {
    const errors = (...names: readonly string[]): number =>
      findingsOf(
        'document/ambiguous-name',
        `## 8. The error catalogue\n\n${names.map((name) => `- \`${name}\` – 404`).join('\n')}\n`,
      ).length;
    expect(errors('Page not found', 'page-not-found')).toBe(0);
    expect(errors('page_not_found', 'page-not-found')).toBe(1);
  });

  test('the values of a query tell screens apart', () => {
    const screens = (one: string, other: string): number =>
      findingsOf(
        'screens/duplicate-route',
        `## 2. Screens and routes\n\n- **List** — \`${one}\`\n- **Map** — \`${other}\`\n`,
      ).length;
    expect(screens('/?a=list', '/?a=map')).toBe(0);
    expect(screens('/look', '/look')).toBe(1);
  });

  test('routes that match one address are one matter', () => {
    const text = `## 2. Screens and routes\n\n- **One** — \`/:a/b\`\n- **Two** — \`/c/:d\`\n- **Three** — \`/:e/f\`\n- **Four** — \`/g/h/:i\`\n- **Five** — \`/g/:j/k\`\n`;
    const specification = read(text);
    const own = specification.groups.filter(({ first }) => first.check === 'screens/ambiguous-routes');
    expect(own).toHaveLength(1);
    expect(own[0]?.following).toHaveLength(1);
  });

  test('a route that clashes with several is told of once, as the one to change', () => {
    const text = `## 2. Screens and routes\n\n- **One** — \`/:a/b\`\n- **Two** — \`/c/:d\`\n- **Three** — \`/:e/f\`\n`;
    const [found, ...more] = read(text).findings.filter(({ check }) => check === 'screens/ambiguous-routes');
    expect(more).toEqual([]);
    expect(found?.message).toMatch(
      /the route of “Two”, matches addresses of “One” and “Three”, such as \/c\/b,/,
    );
    expect(found?.related).toHaveLength(2);
  });

  test('a call that clashes with several is told of once, as the one to change', () => {
    const text = `## 7. The calls it makes\n\n- \`GET /:a/b\` answers 200.\n- \`GET /c/:d\` answers 200.\n- \`GET /:e/f\` answers 200.\n`;
    const [found, ...more] = read(text).findings.filter(({ check }) => check === 'calls/ambiguous-paths');
    expect(more).toEqual([]);
    expect(found?.message).toMatch(
      /^Addresses of “GET \/:a\/b” and “GET \/:e\/f” can match “GET \/c\/:d” too/,
    );
  });
});
