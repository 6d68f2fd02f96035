import { expect, test } from 'vitest';
import { mayQuestion } from '../../../src/engine/checks/may-question.ts';

test.each([
  ['Client', 'void Invoice', 'May a Client void an Invoice?'],
  ['Author', 'sign in', 'May an Author sign in?'],
  ['User', 'export own data', 'May a User export own data?'],
  ['Anyone', 'read Article', 'May Anyone read an Article?'],
  ['Members', 'Export the list', 'May Members export the list?'],
  ['the owner', 'update User.email', 'May the owner update User.email?'],
])('%s and “%s”', (role, action, question) => {
  expect(mayQuestion(role, action)).toBe(question);
});
