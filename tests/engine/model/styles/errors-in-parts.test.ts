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
