import type { TableShape } from '../tables/shape.ts';
import { holdsRoute } from '../words/routes.ts';

/** A table that names screens and says what they are for. */
export function namesShape(also: readonly string[], never?: typeof holdsRoute): TableShape {
  const description = [
    'what it shows',
    'purpose',
    'content',
    'notes',
    'meaning',
    'what',
    'contents',
    'what for',
    'for what',
  ];
  return {
    columns: {
      screen: { title: 'Screen', also, ...(never ? { never } : {}) },
      description: { title: 'Description', also: description },
      // A header that says nothing known may stand above addresses: "Where", "Reached at".
      route: { title: 'Route', looks: holdsRoute },
    },
    needs: [['screen']],
  };
}
