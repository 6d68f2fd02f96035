import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { facts, type Model, print } from '../../src/engine/index.ts';
import { readModel } from '../../src/engine/model/read.ts';
import { parse } from '../../src/engine/syntax/document.ts';

const folder = 'tests/documents/foreign';
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort();

/** Reading without the checks: what is printed is of the model alone. */
const modelOf = (text: string): Model => readModel(parse(text)).model;

describe('documents by other hands in canonical form', () => {
  it.each(documents)('%s says the same, and stays as it is when it is printed again', (file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const model = modelOf(text);
    const once = print(model, text);
    const again = modelOf(once);
    expect(facts(again)).toEqual(facts(model));
    expect(print(again, once)).toBe(once);
  });
});
