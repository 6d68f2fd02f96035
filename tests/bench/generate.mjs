/** Canonical specifications of any size, always the same for a seed and a size. */
import { seeded } from './keystrokes.mjs';

const areas =
  'Account Billing Booking Campaign Catalogue Claim Contract Course Customer Delivery Device Event Fleet Grant Hiring Incident Inventory Ledger Lending Library Loyalty Market Meeting Member Office Partner Patient Payroll Permit Planning Project Property Purchase Quality Sales Service Survey Ticket Travel Warehouse'.split(
    ' ',
  );
const nouns =
  'Agreement Application Approval Batch Card Case Comment Entry Export Folder Group Invoice Item Label List Message Note Notice Offer Order Payment Plan Post Record Refund Report Request Review Schedule Shipment Slot Step Task Template Transfer Visit'.split(
    ' ',
  );
const verbs = 'keeps follows bills answers plans checks collects returns orders reviews'.split(' ');
const subjects =
  'the person in charge|whoever opened it|a colleague|the customer|the next reader|the team'.split('|');
const endings =
  'before the day ends|in the order in which they came|and sees what is left to do|without leaving the page|for every site of the company|and says why'.split(
    '|',
  );

/** Entities that share one table of screens, rules, permissions, errors and constants. */
const perGroup = 30;

/** One entity with all that hangs on it, by point. `next` is another entity it points at. */
function element(name, next, random, isEntry = false) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sentence = () => `A ${words(name)} ${pick(verbs)} what ${pick(subjects)} asked for ${pick(endings)}.`;
  const constant = words(name).toUpperCase().replaceAll(' ', '_');
  const path = words(name).replaceAll(' ', '-');
  const error = words(name).replaceAll(' ', '_');
  const limit = 20 + Math.floor(random() * 180);
  return {
    screens: `| ${name} list${isEntry ? ' (entry)' : ''} | \`/${path}?status\` | list of ${name} | \`GET /${path}\`, \`POST /${path}\` | ${name} page, ${next} list | Editor, Reader |
| ${name} page | \`/${path}/:id\` | ${name} | \`GET /${path}/:id\`, \`PUT /${path}/:id\`, \`POST /${path}/:id/send\` | ${name} list | Editor, Reader |
`,
    entities: `### ${name}

${sentence()} ${sentence()}

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| title | text | yes | | from 1 to \`${constant}_TITLE\` characters | printed on the ${words(name)} |
| keeper | Person | yes | | owner; immutable | ${pick(subjects)} |
| ${next[0].toLowerCase()}${next.slice(1)} | ${next} | no | | | what it belongs to |
| status | one of draft, sent, done, void | yes | draft | | lifecycle |
| quantity | decimal | yes | 1 | more than 0 | ${pick(endings)} |
| price | money | yes | | at least 0 | |
| amount | money | yes | | = \`quantity * price\` | |
| startsOn | date | yes | | | |
| dueOn | date | no | | | without it, the ${words(name)} never becomes overdue |
| sentAt | timestamp | no | | | |
| doneAt | timestamp | no | | | |

`,
    states: `### ${name} status

- Governs: \`${name}.status\`
- Starts: draft
- Ends: done, void
- **overdue**: \`status == 'sent' && dueOn != null && today > dueOn\`
- **open**: draft, sent

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| (new) | create | draft | Editor | | \`keeper = actor\` |
| draft | send | sent | Editor | \`quantity > 0\` | \`sentAt = now\`; a mail goes to ${pick(subjects)} |
| sent | finish | done | Editor, Reader | \`amount > 0 && startsOn <= today\` | \`doneAt = now\` |
| sent | remind | (same) | (time) | \`dueOn != null && today > dueOn\` | a mail goes to ${pick(subjects)} |
| open | withdraw | void | Editor | | |

- Always, for ${name}: \`status != 'sent' || sentAt != null\`

`,
    rules: `| ${name}.title | from 1 to \`${constant}_TITLE\` characters | | Give the ${words(name)} a shorter title. | invalid_${error} |
| ${name}.quantity | more than 0 | | The quantity is not above zero. | invalid_${error} |
| ${name} | \`dueOn == null \\|\\| dueOn >= startsOn\` | | It is due before it starts. | invalid_${error} |
`,
    roles: `| create ${name} | yes | no |
| read ${name} | yes | \`keeper == actor && status != 'draft'\` |
| update, delete ${name} | \`own && status == 'draft'\` | no |
| send, withdraw ${name} | own | no |
| finish ${name} | own | \`keeper == actor\` |
`,
    calls: `### \`GET /${path}\`

- Does: read ${name}

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 200 | | list of ${name} | stay |

### \`POST /${path}\`

- Does: create ${name}

${sentence()}

| Payload | In | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- | --- |
| title | body | ${name}.title | yes | | |
| quantity | body | ${name}.quantity | yes | 1 | ${pick(endings)} |
| price | body | ${name}.price | yes | | |
| startsOn | body | ${name}.startsOn | yes | | |
| dueOn | body | ${name}.dueOn | no | | |

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 201 | | ${name} | open ${name} page |
| 422 | a rule fails | invalid_${error} | |

### \`GET /${path}/:id\`

- Does: read ${name}

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 200 | | ${name} | stay |
| 404 | there is none, or it is not theirs | unknown_${error} | |

### \`PUT /${path}/:id\`

- Does: update ${name}

| Payload | In | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | path | ${name}.id | yes | | |
| title | body | ${name}.title | yes | | |
| dueOn | body | ${name}.dueOn | no | | |

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 200 | | ${name} | stay |
| 404 | there is none, or it is not theirs | unknown_${error} | |
| 422 | a rule fails | invalid_${error} | |

### \`POST /${path}/:id/send\`

- Does: send ${name}

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 200 | | ${name} | stay |
| 404 | there is none, or it is not theirs | unknown_${error} | |

`,
    errors: `| invalid_${error} | 422 | a rule of point 5 fails | Check the marked fields of the ${words(name)}. | stay, mark the fields |
| unknown_${error} | 404 | there is none, or it is not theirs | There is no such ${words(name)}. | show the message |
`,
    constants: `| ${constant}_TITLE | ${limit} | characters | | longest title |
`,
  };
}

/** `SalesOrder` as `sales order`. */
function words(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** All names, in an order that a seed decides. */
function namesFor(random) {
  const names = areas.flatMap((area) => nouns.map((noun) => area + noun));
  for (let index = names.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [names[index], names[other]] = [names[other], names[index]];
  }
  return names;
}

const heads = {
  screens: '| Screen | Route | Shows | Calls | Leads to | Open to |',
  rules: '| Subject | Rule | On | Message | Error |',
  roles: '| Action | Editor | Reader |',
  errors: '| Error | Status | When | Message | Handling |',
  constants: '| Constant | Value | Unit | When | Meaning |',
};

/** A point whose elements are rows: one table for every group. */
function tables(point, elements) {
  const head = heads[point];
  const rule = head.replace(/[^|]+/g, ' --- ').replace(/^ --- | --- $/g, '');
  const parts = [];
  for (let start = 0; start < elements.length; start += perGroup) {
    const rows = elements.slice(start, start + perGroup).map((each) => each[point]);
    parts.push(`### Part ${start / perGroup + 1}\n\n${head}\n${rule}\n${rows.join('')}\n`);
  }
  return parts.join('');
}

/** A canonical specification of about `size` characters (never fewer), seeded. */
export function generate(size, seed = 9) {
  const random = seeded(seed);
  const names = namesFor(random);
  const elements = [];
  let length = 2_000;
  while (length < size && elements.length < names.length) {
    const made = element(
      names[elements.length],
      names[elements.length + 1] ?? names[0],
      random,
      elements.length === 0,
    );
    elements.push(made);
    length += Object.values(made).reduce((sum, part) => sum + part.length, 0);
  }
  // The last one points at the first, so that nothing is named that is not there.
  elements.push(element(names[elements.length] ?? names[0], names[0], random));
  if (elements.length > names.length) elements.pop();
  const all = (point) => elements.map((each) => each[point]).join('');
  return `# Specification: Generated

A product of ${elements.length} kinds of things, all of them alike in what they need and different in their names.

## 1. What the product does and for whom

It lets a company keep what it agreed on in one place and see what is still open.

- **Editor**: writes and sends.
- **Reader**: reads and answers.

### Terms

- **Overdue**: sent, not done, and past its due date.

## 2. Screens and routes

${tables('screens', elements)}## 3. Entities and their fields

### Person

Somebody who signs in.

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| name | text | yes | | | |

${all('entities')}## 4. States and transitions

${all('states')}## 5. Validation rules

${tables('rules', elements)}## 6. Roles and permissions

- **Editor**: writes.
- **Reader**: was invited.

${tables('roles', elements)}## 7. The calls it makes

${all('calls')}## 8. The error catalogue

${tables('errors', elements)}## 9. Business constants and limits

${tables('constants', elements).trimEnd()}
`;
}

/** A document repeated under its own points until it has `size` characters: what a much larger one of its style costs. */
export function repeat(text, size) {
  const copies = Math.max(1, Math.ceil(size / (text.length + 1)));
  return `${text.endsWith('\n') ? text : `${text}\n`}\n`.repeat(copies);
}
