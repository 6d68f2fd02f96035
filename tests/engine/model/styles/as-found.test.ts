import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const model = (text: string) => modelAsJson(read(text).model);
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);

describe('what is found in documents of any kind, and is no fact', () => {
  it('is a table of names and notes, without a word of who may what', () => {
    const table = '| Old name | Current name | Notes |\n| --- | --- | --- |\n| `a_b` | `c_d` | Renamed |\n';
    expect(names(model(`# X\n\n## Moving over\n\n${table}`).roles)).toEqual([]);
    const roles = '| Role | Notes |\n| --- | --- |\n| Groom | Feeds |\n';
    expect(names(model(`# X\n\n## Moving over\n\n${roles}`).roles)).toEqual(['Groom']);
  });

  it('is what stands in a drawn window, or is a step of a way', () => {
    const window = '```\n┌──────────┐\n│ Oat list │\n│ Add oats │\n└──────────┘\n```';
    expect(readPoint('screens', window).screens).toEqual([]);
    expect(readPoint('screens', '```\nMenu\n├── Oat list\n└── Add oats\n```').screens.length).toBe(3);
    expect(readPoint('screens', '- Step 1: choose oats\n- Step 2: pay').screens).toEqual([]);
  });

  it('is a file that a document names with its path', () => {
    const text = '# Plan\n\n**Branch**: `oats` | **Spec**: `/specs/oats/spec.md`\n\n**Home** (`/home`)\n';
    expect(names(model(text).screens)).toEqual(['Home']);
  });

  it('is a part of one screen, below the title of that', () => {
    const text =
      '# App\n\n## Parts\n\n### Oat screen\n\n**File:** `oat.tsx`\n\n**Features:**\n\n- Show the oats\n- Weigh the oats\n';
    expect(model(text).screens).toEqual([]);
  });

  it('is a table of tables whose columns name no field', () => {
    const text =
      '| Table | Rows | Size | Status |\n| --- | --- | --- | --- |\n| oats | 4 | 8 KB | ✅ Done |\n| hay | 0 | 0 B | ✅ Done |';
    expect(readPoint('entities', text).entities.flatMap(({ fields }) => names(fields))).toEqual([]);
  });

  it('is a story below the name of a feature that has a word of a point in it', () => {
    const text =
      '# App\n\n## Stories\n\n### Rule creation\n\n| ID | Story | Status |\n| --- | --- | --- |\n| U1 | As a user, I can create a rule | Done |\n| U2 | As a user, I can name a rule | Done |\n';
    expect(model(text).rules).toEqual([]);
  });

  it('is a label of what holds for the document at present', () => {
    const text =
      '| Status | Meaning |\n| --- | --- |\n| Draft | new |\n| Final | done |\n\n**Current status:** Final\n**Superseded by:** another one';
    expect(readPoint('states', text).lifecycles.flatMap(({ states }) => names(states))).toEqual([
      'Draft',
      'Final',
    ]);
  });

  it.each(['{TBD}', '[TBD]', '<tbd>'])('is %s, which is open', (tbd) => {
    const text = `| Role | May |\n| --- | --- |\n| Groom | ${tbd} |\n| ${tbd} | ${tbd} |`;
    const { roles, permissions } = readPoint('roles', text);
    expect([names(roles), permissions]).toEqual([['Groom'], []]);
  });
});

describe('how it is written', () => {
  it('may put the words that allow in bold', () => {
    const { permissions } = readPoint('roles', 'Grooms **MAY** feed horses. Guests **MUST NOT** ride.');
    expect(permissions.map(({ role, action, allowed }) => `${role}: ${action}: ${allowed}`)).toEqual([
      'Grooms: feed horses: yes',
      'Guests: ride: no',
    ]);
  });

  it('may mark how much a requirement matters', () => {
    const { rules } = readPoint(
      'rules',
      '- Weigh oats (REQUIRED)\\\n  \\\n  The scale must show grams.\n- Oats must be dry (RECOMMENDED)',
    );
    expect(rules.map(({ text }) => text)).toEqual(['The scale must show grams.', 'must be dry']);
  });

  it('may tell the stories of people anywhere', () => {
    const lines =
      '- `UI-US-001` As a trainer, I want to feed horses so that they live.\n- `UI-US-002` As a doctor, I want X-rays.\n';
    expect(names(model(`# Stories\n\n${lines}`).roles)).toEqual(['trainer']);
    expect(model('# Stories\n\n- As a user, I can ride.\n- As a user, I can walk.\n').roles).toEqual([]);
  });

  it('may break its lines with a backslash', () => {
    const { permissions } = readPoint('roles', '- Grooms may feed horses\\\n  and clean boxes\\');
    expect(permissions.map(({ action }) => action)).toEqual(['feed horses', 'clean boxes']);
  });
});

describe('a screen', () => {
  it.each([
    ['in point 2', '## 2. Screens and routes\n\n'],
    ['in a document of its own division', '# Stable\n\n## Behaviour\n\n'],
  ])('may be a heading, %s, with where one comes to it', (_, before) => {
    const { screens } = model(
      `${before}### Oat page\n\n1. The user navigates to \`/oats\`\n2. Oats are shown\n`,
    );
    expect(screens.map(({ name, route }) => [name, route])).toEqual([['Oat page', '/oats']]);
  });
});

describe('those whom the product is for', () => {
  it('may be named by headings below one that says so', () => {
    const { product } = model(
      '# Stable\n\n## Target users\n\n### Primary: Riders\n\n- Young\n- Poor\n\n### Persona 2 – Grooms\n\nThey get up early.\n\n## Vision\n\n### Later\n\nMore.\n',
    );
    expect(names(product.audiences)).toEqual(['Riders', 'Grooms']);
    expect(product.purpose).toEqual([]);
  });
});

describe('tables of requirement documents', () => {
  it('list all states of a thing in a cell', () => {
    const { lifecycles } = model(
      '# Stable\n\n## Behaviour\n\n### Status values\n\n| Object type | Valid status values |\n| --- | --- |\n| Horse | Fed, Hungry |\n| Box | Clean → Dirty |\n',
    );
    expect(lifecycles.map(({ name, states }) => [name, names(states)])).toEqual([
      ['Horse', ['Fed', 'Hungry']],
      ['Box', ['Clean', 'Dirty']],
    ]);
    expect(lifecycles[1]?.transitions.map(({ from, to }) => [from, to])).toEqual([['Clean', 'Dirty']]);
  });

  it.each([
    ['a table', '| Condition | System response |\n| --- | --- |\n| Box is full | Show a message |\n'],
    ['a list', '- **Box is full**: Show a message\n- **No oats**: Call the mill\n'],
  ])('tell in %s what is done in edge cases', (_, text) => {
    const { errors } = model(`# Stable\n\n## Edge cases\n\n${text}`);
    expect(errors[0]).toMatchObject({ name: 'Box is full', handling: ['Show a message'] });
  });
});
