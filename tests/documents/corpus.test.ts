import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../src/engine/index.ts';
import { corpus, hasCorpus } from '../corpus.ts';
import { countsOf, scoreOf } from './foreign/score.ts';

/** Of each specification of the collection that has an answer key, and of every kind of fact in it, so much is read, in percent. */
const least = { recall: 95, precision: 90, ofEachKind: 85 };

/** The parts of a key and of a model by which the kinds of facts are told apart; fields, states and answers stand within others. */
const kinds = [
  'screens',
  'entities',
  'lifecycles',
  'rules',
  'roles',
  'permissions',
  'calls',
  'errors',
  'constants',
] as const;

describe.skipIf(!hasCorpus)('specifications of the collection with answer keys', () => {
  describe.each(['fider', 'healthchecks', 'spliit'])('%s', (name) => {
    const load = () => {
      const at = join(corpus, 'ninepoint', name);
      const key: Record<string, unknown> = JSON.parse(readFileSync(`${at}.key.json`, 'utf8'));
      return { key, model: modelAsJson(read(readFileSync(`${at}.md`, 'utf8')).model) };
    };

    it('is read nearly whole', () => {
      const { key, model } = load();
      const { recall, precision } = scoreOf([countsOf(key, model)]);
      expect(recall).toBeGreaterThanOrEqual(least.recall);
      expect(precision).toBeGreaterThanOrEqual(least.precision);
    });

    it.each(kinds)('its %s are read', (kind) => {
      const { key, model } = load();
      const { recall } = scoreOf([
        countsOf({ [kind]: key[kind] }, { ...model, ...none, [kind]: model[kind] }),
      ]);
      expect(recall).toBeGreaterThanOrEqual(least.ofEachKind);
    });
  });
});

/** A model without anything in it. */
const none = Object.fromEntries(kinds.map((kind) => [kind, []]));
