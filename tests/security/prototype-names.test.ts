import { describe, expect, test } from 'vitest';
import { changesFor, edit, modelAsJson, print, questionsAsMarkdown, read } from '../../src/engine/index.ts';
import { prototypeKeys } from '../hostile/payloads.ts';

/** Where a word of a document is looked up: a label, a header, a word or name of an expression, a unit, a role. */
const texts: Readonly<Record<string, (key: string) => string>> = {
  'a label of states': (key) =>
    `## 4. States and transitions\n\n### Invoice\n\n- ${key}: open, paid\n- open → paid: pay\n`,
  'a label of errors': (key) => `## 8. The error catalogue\n\n### Locked\n\n- ${key}: 423\n- Status: 423\n`,
  'a header': (key) =>
    `## 3. Entities and their fields\n\n### Invoice\n\n| Field | Type | ${key} |\n| --- | --- | --- |\n| total | number | words of ${key} |\n`,
  'a header of screens': (key) =>
    `## 2. Screens and routes\n\n| Screen | Route | ${key} |\n| --- | --- | --- |\n| Home | / | words of ${key} |\n`,
  'a word of an expression': (key) =>
    `## 5. Validation rules\n\n- Always, for Invoice: \`total ${key} 5\`\n- Always, for Invoice: \`${key}(total)\`\n`,
  'a name of an expression': (key) =>
    `## 4. States and transitions\n\n### Invoice\n\n| From | Event | To | When |\n| --- | --- | --- | --- |\n| a | go | b | \`${key} > 5\` |\n| a | go | c | \`${key}.${key} > 5 && now > ${key}\` |\n`,
  'a unit': (key) =>
    `## 9. Business constants and limits\n\n| Constant | Value | Meaning |\n| --- | --- | --- |\n| LIMIT | 5 ${key} | x |\n`,
  'a role': (key) =>
    `## 6. Roles and permissions\n\n| Action | ${key} | Admin |\n| --- | --- | --- |\n| read | yes | no |\n`,
};

describe.each(Object.entries(texts))('%s that is a name of the prototype', (_place, make) => {
  test.each([...prototypeKeys, '`__proto__`', '`constructor`'])('%s', (key) => {
    const text = make(key);
    const specification = read(text);
    const printed = print(specification.model, text);
    const said = [
      JSON.stringify(specification.findings),
      JSON.stringify(modelAsJson(specification.model)),
      questionsAsMarkdown(specification),
      printed,
    ].join('\n');
    expect(said).not.toMatch(/native code|\[object |undefined/);
    // What is printed of an ordinary word under the same marks is printed of this one.
    const word = key.replace(/[_`]/g, '');
    const ordinary = make(key.replace(word, 'elsewhere'));
    const same = print(read(ordinary).model, ordinary);
    expect(printed.split(word).length).toBe(same.split('elsewhere').length);
    for (const { fixes } of specification.findings)
      for (const fix of fixes ?? []) changesFor(specification, fix);
    expect(edit(specification, [{ from: text.length, to: text.length, insert: 'x' }]).text).toBe(`${text}x`);
  });
});
