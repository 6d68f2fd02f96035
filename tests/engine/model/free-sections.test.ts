import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../src/engine/index.ts';
import { edit, read } from '../../../src/engine/specification.ts';

const json = (text: string) => modelAsJson(read(text).model);
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);

describe('a document without the nine headings', () => {
  it('has its sections told by title, at any level', () => {
    const model = json(
      '# Spec: Photos\n\n## Requirements *(mandatory)*\n\n### Functional Requirements\n\n- **FR-001**: The gallery MUST show at most 60 photos.\n- **FR-002**: Photos are nice.\n\n### Key Entities\n\n- **Album**: a named set — title, cover photo, date (date)\n- **Photo**: what is shown\n\n## Personas\n\n- **Visitor**: looks\n',
    );
    expect(model.rules.map(({ subject }) => subject)).toEqual(['The gallery']);
    expect(names(model.entities)).toEqual(['Album', 'Photo']);
    expect(names(model.entities[0]?.fields ?? [])).toEqual(['title', 'cover photo', 'date']);
    expect(names(model.product.audiences)).toEqual(['Visitor']);
  });

  it.each([
    ['English', 'Things'],
    ['Polish', 'Encje'],
    ['Japanese', 'データ'],
  ])('has them told by what they hold, under a title in %s', (_, title) => {
    const model = json(
      `# X\n\n## ${title}\n\n| Name | Type | Required |\n| --- | --- | --- |\n| id | uuid | yes |\n\n## Y\n\n- \`GET /a\` – 200\n- \`POST /a\`\n\n## Z\n\n\`\`\`mermaid\nstateDiagram-v2\n  open --> done: finish\n\`\`\`\n`,
    );
    expect(names(model.entities)).toEqual([title]);
    expect(names(model.calls)).toEqual(['GET /a', 'POST /a']);
    expect(model.lifecycles.flatMap(({ states }) => names(states))).toEqual(['open', 'done']);
  });

  it.each([
    ['scenarios', '- **Given** a photo, **When** it is deleted, **Then** it is gone'],
    ['questions', '- What happens when the disk is full?\n- How many photos must there be?'],
    ['goals', '- **Fast**: everything within a second\n- **Small**: at most 2 MB'],
    ['a plan', '- [ ] T001 Set up `src/`\n- [ ] T002 Write tests'],
    ['stories', '| ID | Story | Status |\n| --- | --- | --- |\n| U1 | As a user I look | done |'],
  ])('invents nothing from %s', (_, text) => {
    const { product, screens, entities, rules, roles, calls, errors, constants } = json(
      `# X\n\n## Goals\n\n${text}\n\n## Other matters\n\n${text}\n`,
    );
    expect([product.audiences, screens, entities, rules, roles, calls, errors, constants].flat()).toEqual([]);
  });

  it('has its calls read from addresses below headings in words', () => {
    const model = json(
      '# API\n\n## Register a vehicle\n\n**Endpoint**: `/vehicles`\n**Method:** `POST`\n\n| Parameter | Type | Required |\n| --- | --- | --- |\n| vin | string | yes |\n\n## Get a vehicle\n\n`GET /vehicles/:id`\n\nGives one.\n',
    );
    expect(names(model.calls)).toEqual(['POST /vehicles', 'GET /vehicles/:id']);
    expect(names(model.calls[0]?.payload ?? [])).toEqual(['vin']);
  });

  it('has its screens told by paragraphs that name them, whatever stands above', () => {
    const model = json(
      '# X\n\n## What riders see\n\nOpening the app lands on **Stable** (`/stable`). Tapping a horse opens **Horse** at `/horses/:id`.\n\n## The front of the house\n\nOne begins at `/stall`, the Stall list. The Hay page is `/hay`, and Vets are at `/vets`.\n\n## Hosting\n\nThe **settings** stand at `/etc/stable`, the logs at `/var/log`.\n',
    );
    expect(names(model.screens)).toEqual(['Stable', 'Horse', 'Stall list', 'Hay page', 'Vets']);
  });

  it('has its errors told by a table in which every row has the status of one', () => {
    const model = json(
      '# X\n\n## Words we use\n\n| Situation | HTTP | Message |\n|---|---|---|\n| too many horses | 422 | "The stable is full." |\n| not your horse | 403 | "That is not your horse." |\n\n## More\n\nAdd one with `POST /horses` (`201`, `422`).\n',
    );
    expect(names(model.errors)).toEqual(['The stable is full.', 'That is not your horse.']);
    expect(names(model.calls)).toEqual(['POST /horses']);
  });

  it('reports no heading twice and no order of points', () => {
    const { findings } = read(
      '# API\n\n## Get a\n\n`GET /a`\n\n## Entities\n\n- **A**: one\n\n## Get b\n\n`GET /b`\n',
    );
    expect(findings.map(({ check }) => check)).not.toContain('document/duplicate-point');
    expect(findings.map(({ check }) => check)).not.toContain('document/point-order');
  });

  it('is read anew where what a section holds makes it another', () => {
    const text = '# X\n\n## One\n\nNothing yet.\n\n### Details\n\nMore.\n';
    const at = text.indexOf('Nothing');
    const specification = edit(read(text), [{ from: at, to: at, insert: '- `GET /a`\n- `GET /b`\n\n' }]);
    expect(names(specification.model.calls.calls)).toEqual(['GET /a', 'GET /b']);
  });

  it('is one of the nine points as soon as a heading has the usual words', () => {
    const model = json(
      '# X\n\n## Role\n\n- **Admin**: all\n\n## 3. Entities and their fields\n\n### A\n\n- `id` (uuid)\n',
    );
    expect(names(model.entities)).toEqual(['A']);
  });
});

describe('a line in bold type above a list', () => {
  it('opens an element as a heading does', () => {
    const model = json(
      '## 3. Entities and their fields\n\n**User**\n\n- `id` (uuid)\n- `name` (text)\n\n**Team:**\n\n| Field | Type |\n| --- | --- |\n| id | uuid |\n',
    );
    expect(model.entities.map(({ name, fields }) => [name, names(fields)])).toEqual([
      ['User', ['id', 'name']],
      ['Team', ['id']],
    ]);
  });

  it('is several elements in one paragraph, where each has its fields in brackets', () => {
    const model = json(
      '## 3. Entities and their fields\n\n**Schedule** (id, name and time zone) and **Slot** (`day` integer, `from` time) belong together; **Note** (see below) does not.\n',
    );
    expect(model.entities.map(({ name, fields }) => [name, names(fields)])).toEqual([
      ['Schedule', ['id', 'name', 'time zone']],
      ['Slot', ['day', 'from']],
    ]);
  });

  it('may have a remark behind its name, where entities are told', () => {
    const model = json(
      '## 3. Entities and their fields\n\n**Column** — a stage of work.\n\n- `title`: text, mandatory\n- `position`: integer\n\n**Lane** – a band.\n\n- `name`: text\n',
    );
    expect(model.entities.map(({ name, fields }) => [name, names(fields)])).toEqual([
      ['Column', ['title', 'position']],
      ['Lane', ['name']],
    ]);
    expect(
      read('## 3. Entities and their fields\n\n**Column** — a stage.\n\n- `title`: text\n').model.entities
        .entities[0]?.description,
    ).toBe('a stage.');
  });

  it('titles a part of the element that a heading opened', () => {
    const model = json(
      '## 3. Entities and their fields\n\n### User\n\n**Fields**\n\n- `id` (uuid)\n\n**Relations:**\n\n- `team` (Team)\n',
    );
    expect(model.entities.map(({ name, fields }) => [name, names(fields)])).toEqual([
      ['User', ['id', 'team']],
    ]);
  });
});

describe('what has no address', () => {
  const screens = (text: string): string[] => names(json(`## 2. Screens and routes\n\n${text}\n`).screens);
  const calls = (text: string): string[] => names(json(`## 7. The calls it makes\n\n${text}\n`).calls);

  it.each([
    ['a line that says so', '- Not found: no route — a link home', ['Not found']],
    [
      'dialogs in a row',
      '- Dialogs, without a route of their own: Delete note (asks first); QR code',
      ['Delete note', 'QR code'],
    ],
    [
      'titles of pages',
      'Each is a page of its own: 403 "Forbidden" and 404 "Not here".',
      ['Forbidden', 'Not here'],
    ],
    ['a place on a page', '- **Note** — `/n/:id`; `#comment-1` marks one', ['Note']],
  ])('is a screen: %s', (_, text, expected) => expect(screens(text)).toEqual(expected));

  it('is a call by its name', () => {
    expect(
      calls('- **createNote** — takes title; returns the id\n- `openNote` and `closeNote` — take an id'),
    ).toEqual(['createNote', 'openNote', 'closeNote']);
    expect(calls('- **Errors** — returned as JSON')).toEqual([]);
  });
});

describe('row-level security', () => {
  const roles = (title: string) =>
    json(`# Notes\n\n## ${title}\n\n- Members may read their own notes.\n- Admins may delete notes.\n`).roles;

  it.each(['RLS', 'RLS policies', 'Row-level security', 'Row level security of the tables'])(
    'tells who may do what: %s',
    (title) => expect(names(roles(title))).toEqual(['Members', 'Admins']),
  );

  it.each(['URLs', 'Girls and boys', 'Security'])('is not what %s speaks of', (title) =>
    expect(
      read(`# Notes\n\n## ${title}\n\n- Members see their notes.\n`).model.points.roles.headings,
    ).toEqual([]),
  );
});
