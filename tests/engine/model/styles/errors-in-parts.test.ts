import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const errors = (line: string) =>
  modelAsJson(read(`# Harbour\n\n## 8. Error catalogue\n\n- ${line}\n`).model).errors.map(
    ({ name, status, message, when }) => [name, status, message, when],
  );

describe('an error whose parts stand in a row', () => {
  it.each([
    ['gate_shut, 409, "The gate is shut."', ['gate_shut', '409', 'The gate is shut.', null]],
    ['409 gate_shut "The gate is shut."', ['gate_shut', '409', 'The gate is shut.', null]],
    ['`gate_shut`: "The gate is shut." – HTTP 409', ['gate_shut', '409', 'The gate is shut.', null]],
    [
      '**409 gate_shut** – the tide is low. Message: "Shut."',
      ['gate_shut', '409', 'Shut.', 'the tide is low'],
    ],
    [
      '**gate_shut** (409): the tide is low. Message: "Shut."',
      ['gate_shut', '409', 'Shut.', 'the tide is low'],
    ],
    ['"The gate is shut." Status 409.', ['The gate is shut.', '409', 'The gate is shut.', null]],
    ['409 `gate_shut` "Shut." when the tide is low', ['gate_shut', '409', 'Shut.', 'when the tide is low']],
  ])('has each of them: %s', (line, error) => expect(errors(line)).toEqual([error]));

  it.each(['`gate_shut` or `lock_shut`: 409 or 423', 'gate_shut answers 409, or 423 at night'])(
    'is not taken for one where several statuses stand: %s',
    (line) => expect(errors(line)).not.toContainEqual(['gate_shut', '409', null, null]),
  );
});

const below = (text: string) =>
  modalled(`# Harbour\n\n## 8. Error catalogue\n\n${text}\n`).map(({ name, status, message }) => [
    name,
    status,
    message,
  ]);
const modalled = (text: string) => modelAsJson(read(text).model).errors;

describe('an error told in the lines below its code', () => {
  it.each([
    '**gate_shut**\n409 – "The gate is shut."',
    '### 409 gate_shut\n\n"The gate is shut."',
    '### 409 `gate_shut`\n\n"The gate is shut."',
    '### gate_shut (409)\n\n- Message: "The gate is shut."',
    '### `gate_shut` – 409\n\n"The gate is shut."',
    '- `gate_shut`\n  - 409\n  - "The gate is shut."',
    '- **gate_shut** `409` "The gate is shut."',
    '- `gate_shut` [409]: "The gate is shut."',
    '- 409 / `gate_shut` / "The gate is shut."',
  ])('has each of them: %s', (text) =>
    expect(below(text)).toEqual([['gate_shut', '409', 'The gate is shut.']]),
  );

  it('may have a title in words, where its status and its message stand below', () =>
    expect(below('### Gate is shut\n\n- HTTP 409\n- "Wait for the tide."')).toEqual([
      ['Gate is shut', '409', 'Wait for the tide.'],
    ]));

  it('has its message without quotation marks behind code and status', () =>
    expect(errors('`gate_shut` 409 The tide is low.')).toEqual([
      ['gate_shut', '409', null, 'The tide is low.'],
    ]));

  it.each([
    ['- Not Found (404): no such boat', ['Not Found', '404']],
    ['**404 Not Found**\nNo such boat.', ['404 Not Found', '404']],
  ])('is its status by name: %s', (text, [name, status]) =>
    expect(below(text)).toEqual([[name, status, null]]),
  );

  it('is none of several messages below one status, nor of a feature that has a message', () => {
    expect(below('- **404**\n  - "No boat."\n  - "No gate."').map(([name]) => name)).toEqual([
      'No boat.',
      'No gate.',
    ]);
    expect(below('### Renting\n\n- "No boat is left."').map(([name]) => name)).toEqual(['No boat is left.']);
  });
});

describe('statuses one after the other', () => {
  it.each([
    '401 Unauthorized: no key. 404 Not Found: no such boat.',
    '**401** – no key. **404** – no such boat.',
  ])('are an error each: %s', (text) =>
    expect(below(text).map(([, status]) => status)).toEqual(['401', '404']),
  );

  it('are none where a number is counted', () =>
    expect(below('The hall holds 400 boats. 404 of them are old.')).toEqual([]));
});

describe('questions and answers about errors', () => {
  it.each([
    'Q: What if the gate is shut?\nA: We show "The gate is shut."',
    '- **What if the gate is shut?** The page shows "The gate is shut."',
  ])('tell no error called by the question: %s', (text) =>
    expect(below(text).map(([name]) => name)).toEqual(['The gate is shut.']),
  );

  it('tell the code that is answered', () =>
    expect(below('- **What if the gate is shut?** The API answers 409 `gate_shut`.')).toEqual([
      ['gate_shut', '409', null],
    ]));
});
