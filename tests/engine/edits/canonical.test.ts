import { describe, expect, it } from 'vitest';
import { facts, print, read } from '../../../src/engine/index.ts';

const printed = (text: string): string => print(read(text).model, text);

describe('print', () => {
  it('gives tables their canonical columns and order, and keeps columns of the author', () => {
    const text = `# Specification: Shop

## 2. Screens and routes

| Address | Page | Notes | Owner |
|---|:---:|---|---|
| \`/\` | Home | where *all* \`starts\` | Ann |
`;
    expect(printed(text)).toBe(`# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to | Description | Owner |
| --- | --- | --- | --- | --- | --- | --- | --- |
| Home | \`/\` | | | | | where *all* \`starts\` | Ann |
`);
  });

  it('says a message once that names the error of its rule, and keeps it where it is written twice', () => {
    const rules = (columns: string, row: string): string =>
      `# Specification: Shop\n\n## 5. Validation rules\n\n${columns}\n|${' --- |'.repeat(columns.split('|').length - 2)}\n${row}\n`;
    const text = rules('| Subject | Rule | Error |', '| Item.title | required | "Give the item a title." |');
    const canonical = '| Subject | Rule | On | Message | Error |';
    const once = rules(canonical, '| Item.title | required | | | "Give the item a title." |');
    expect(printed(text)).toBe(once);
    expect(printed(once)).toBe(once);
    expect(facts(read(once).model)).toEqual(facts(read(text).model));
    const twice = rules(canonical, '| Item.title | required | | Give it a title. | "Give it a title." |');
    expect(printed(twice)).toBe(twice);
  });

  it('writes names in words, with their quotes, and sets a remark apart from an expression', () => {
    const text = `## 4. States and transitions

### Kind of an expense

- **late**: \`size(x) > 0\` — shown only

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| draft | The box "Paid" of the form is ticked | paid | | | |
| paid | \`One, two\` | draft | | | |
`;
    expect(printed(text)).toBe(text);
  });

  it('turns bullets of fields into a table and keeps the remarks between them', () => {
    const text = `## 3. Entities

### Post

- \`title\` (string, required, at most 100 characters): the headline
- written by people
- \`kind\` (boolean, optional)
`;
    expect(printed(text)).toBe(`## 3. Entities and their fields

### Post

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| title | text | yes | | at most 100 characters | the headline |

written by people

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| kind | boolean | no | | | |
`);
  });

  it('leaves everything where it stands, also points that are out of order', () => {
    const text = `# Shop

Hello.

## 9. Business constants and limits

| Constant | Value | Unit |
| --- | --- | --- |
| MAX | 5 MB | |

## 2. Screens and routes

Screens and routes: not shown.

## Changelog

- first draft
`;
    expect(printed(text)).toBe(`# Specification: Shop

Hello.

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| MAX | 5 | MB | | |

## 2. Screens and routes

Screens and routes: not shown.

## Changelog

- first draft
`);
  });

  it('keeps a waiver in its cell, in whatever column that is', () => {
    const waiver = '<!-- ninefold: allow constants/unused-constant because later -->';
    const text = `## 9. Business constants and limits

| Value | Constant |
| --- | --- |
| 5 ${waiver} | MAX |
`;
    expect(printed(text)).toContain(`| MAX | 5 ${waiver} | | | |`);
  });

  it('prints the four kinds of not-there as they are', () => {
    const text = `## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| A | not shown | | | |
| B | ? | | | |
| C | none | | | |
| D | | | | |
| E | [NEEDS CLARIFICATION: how many?] | | | |
| F | \`none\` | | | |
`;
    expect(printed(text)).toBe(text);
  });

  it('writes bars, commas and markers so that they are read back', () => {
    const text = `## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| \`a, b\` | \`/a\` | | | \`none\`, \`x \\| y\` | |
`;
    expect(printed(text)).toBe(text);
    expect(read(text).model.screens.screens[0]?.leadsTo).toMatchObject({
      value: [{ name: 'none' }, { name: 'x | y' }],
    });
  });

  it('keeps the line ends of the document', () => {
    const text = '## 2. Screens and routes\r\n\r\n| Screen | Route |\r\n| --- | --- |\r\n| Home | `/` |\r\n';
    const result = printed(text);
    expect(result).toContain('| Home | `/` | | | | |\r\n');
    expect(result.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('leaves rules as they are where their table would declare their messages as errors, and prints the errors', () => {
    const rules = '- title: must not be blank → "Give it a title"\n- price: at least 0 → "Too low"\n';
    const result = printed(
      `## 5. Validation rules\n\n${rules}\n## 8. Errors\n\n- \`not_found\`: no such item\n`,
    );
    expect(result).toContain(rules);
    expect(result).toContain('## 8. The error catalogue\n');
    expect(result).toContain('| not_found | | no such item | | |');
    expect(printed(result)).toBe(result);
  });

  it('says once what states a heading names', () => {
    const lifecycle = (title: string): string =>
      `## 4. States and transitions\n\n### ${title}\n\n\`regular\` → \`internal\` : plugin came back\n`;
    const listed = printed(lifecycle('App — `regular`, `internal`'));
    expect(listed).toBe(lifecycle('App\n\n- **regular**\n- **internal**'));
    expect(printed(listed)).toBe(listed);
    const inWords = lifecycle('App — just `regular`');
    expect(printed(inWords)).toBe(inWords);
  });

  it('prints a model without a text as a whole document that reads as the same', () => {
    const text = `# Specification: Shop

## 1. What the product does and for whom

It sells.

- **Buyer**: buys.

### Terms

- **Cart**: what is not bought yet.

## 3. Entities and their fields

### Cart

What a buyer fills.

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |

### Ghost

Not shown.

## 4. States and transitions

### Cart status

- Governs: \`Cart.status\`
- Starts: open
- **busy**: \`size(items) > 1 || locked\`

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| open | pay | paid | Buyer | | \`paidAt = now\` |

## 7. The calls it makes

### \`POST /carts\`

- Does: create Cart

| Answer | When | Carries | Handling |
| --- | --- | --- | --- |
| 201 | | Cart | open Cart |
`;
    expect(print(read(text).model, '')).toBe(text);
  });
});
