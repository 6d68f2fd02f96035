/** The nine points of a specification, in reading order. Every registry of the engine is keyed on these ids. */
export const pointIds = [
  'product',
  'screens',
  'entities',
  'states',
  'rules',
  'roles',
  'calls',
  'errors',
  'constants',
] as const;

/** One of the nine points. */
export type PointId = (typeof pointIds)[number];

/** What every view knows of a point before any document is read. */
export interface Point {
  readonly id: PointId;
  /** 1 to 9, as printed in the heading. */
  readonly number: number;
  /** The canonical title of the heading, without the number. */
  readonly title: string;
  /** What kind of thing is meant, as a subject: "Screens and routes: not shown." */
  readonly subject: string;
}

/** The nine points by id. */
export const points: Readonly<Record<PointId, Point>> = {
  product: {
    id: 'product',
    number: 1,
    title: 'What the product does and for whom',
    subject: 'Purpose and audiences',
  },
  screens: {
    id: 'screens',
    number: 2,
    title: 'Screens and routes',
    subject: 'Screens, routes and route parameters',
  },
  entities: {
    id: 'entities',
    number: 3,
    title: 'Entities and their fields',
    subject: 'Entities, fields and types',
  },
  states: {
    id: 'states',
    number: 4,
    title: 'States and transitions',
    subject: 'States, events and transitions',
  },
  rules: { id: 'rules', number: 5, title: 'Validation rules', subject: 'Validation rules and messages' },
  roles: { id: 'roles', number: 6, title: 'Roles and permissions', subject: 'Roles and permissions' },
  calls: { id: 'calls', number: 7, title: 'The calls it makes', subject: 'Calls, payloads and answers' },
  errors: { id: 'errors', number: 8, title: 'The error catalogue', subject: 'Errors, messages and handling' },
  constants: {
    id: 'constants',
    number: 9,
    title: 'Business constants and limits',
    subject: 'Constants and limits',
  },
};
