import type { PointId } from '../points.ts';

/** What one would ask of a product at each point, when the document says nothing of it. */
export const pointQuestions: Readonly<Record<PointId, string>> = {
  product: 'What does the product do, and for whom?',
  screens: 'Which screens does the product have, and at which addresses?',
  entities: 'What does the product keep, and which fields do these things have?',
  states: 'Which states do these things go through, and what moves them on?',
  rules: 'What is checked before something is accepted, and what is a person told?',
  roles: 'Who uses the product, and who may do what?',
  calls: 'Which calls does the product make, and what comes back?',
  errors: 'Which errors can happen, and what is a person told?',
  constants: 'Which limits and fixed numbers are there?',
};
