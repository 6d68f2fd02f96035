import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/engine/limits.ts';
import { didYouMean, editDistance } from '../../../src/engine/model/derived/did-you-mean.ts';
import { singulars } from '../../../src/engine/model/derived/name-index.ts';

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['invoice', 'invocie', 1],
  ])('%s to %s is %i', (left, right, distance) => {
    expect(editDistance(left, right, 9)).toBe(distance);
    expect(editDistance(right, left, 9)).toBe(distance);
  });

  test('stops at one more than was asked for', () => {
    expect(editDistance('abcdefgh', 'stuvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
  });
});

describe('did you mean', () => {
  test.each([
    ['Invoce', ['Client', 'Invoice'], 'Invoice'],
    ['signin', ['Sign-in'], 'Sign-in'],
    ['cat', ['car', 'bat'], undefined],
    ['draft', ['paid', 'sent'], undefined],
    ['step1', ['step2'], undefined],
    ['sendd', ['sent', 'send'], 'send'],
    ['deployable', ['undeployable', 'archived'], undefined],
    ['inactive', ['active'], undefined],
    ['actve', ['inactive', 'active'], 'active'],
  ])('%s among %j: %s', (name, candidates, expected) => {
    expect(didYouMean(name, candidates)).toBe(expected);
  });

  test('looks at no more candidates than its limit', () => {
    const names = Array.from({ length: limits.suggestions }, () => 'something else');
    expect(didYouMean('invoce', [...names, 'invoice'])).toBeUndefined();
    expect(didYouMean('invoce', [...names.slice(1), 'invoice'])).toBe('invoice');
  });
});

test.each([
  ['invoices', 'invoice'],
  ['categories', 'category'],
  ['addresses', 'address'],
  ['statuses', 'status'],
  ['boxes', 'box'],
  ['people', 'person'],
  ['status', undefined],
  ['address', undefined],
  ['news', 'new'],
])('the singular of %s is %s', (plural, singular) => {
  expect(singulars(plural)[0]).toBe(singular);
});
