import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): readonly string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) =>
      `${name}: ${fields.map(({ name: each, type, required }) => `${each}${type ? ` ${type}` : ''}${required === true ? '!' : required === false ? '?' : ''}`).join(', ')}`,
  );

describe('fields in bold type in sentences', () => {
  it.each([
    [
      'of a list in which some lines say what theirs are',
      '### Boat\n\n- The **name** is a text and required; the **length** and the **width** are decimals.\n- Registration adds the texts **flag** and **home port**, and a **number** (whole number, optional).\n- **Insured** is a flag, **insured until** a date.\n- For the season there are **first day** and **last day**, both dates.\n- **Remark** is a text and may be empty.\n- Whoever changes the **mark** pays, unless the setting **Free marks** is on.',
      [
        'Boat: name text!, length decimal, width decimal, flag text, home port text, number integer?, Insured boolean, insured until date, first day date, last day date, Remark text?',
      ],
    ],
    [
      'of things that sentences name in bold type as well',
      '### Boat\n\n- **Name** is a text, required.\n- **Length** is a decimal.\n\nA **Boat photo** has a **caption** (text), a **file** and the **day taken**. Photos are never resized.\n\nEach turn of the key is written to an **Engine log**: **boat**, **started at** and **hours** (decimal).',
      [
        'Boat: Name text!, Length decimal',
        'Boat photo: caption text, file, day taken',
        'Engine log: boat, started at, hours decimal',
      ],
    ],
    [
      'of what the heading names',
      '### Berth\n\nIt has a **number**, a **pier** and refers to its **boat**. Press **Save** to keep it.',
      ['Berth: number, pier, boat'],
    ],
    [
      'without the article of the next as a type',
      '- **Pass** has a **holder**, a **kind** and a **colour** (text).\n- **Gate** has a **name** (text) and an **opening hour**.',
      ['Pass: holder, kind, colour text', 'Gate: name text, opening hour'],
    ],
  ])('are read %s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it.each([
    ['what is only stressed', '### Boat\n\nThe **harbour master** decides; a **guest** has no vote at all.'],
    ['a single name', '### Boat\n\nIt holds the **record** for speed.'],
    [
      'what the reader is to press',
      '### Boat\n\nThe page has the button **save**. Press it, and see the page **All boats**.',
    ],
  ])('are not %s', (_, lines) => expect(entities(lines)).toEqual([]));
});
