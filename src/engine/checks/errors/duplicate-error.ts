import { fold } from '../../model/derived/name-index.ts';
import type { ModelCheck } from '../check.ts';
import { dropAgain, repeated } from '../repeated.ts';

/** The same error twice in the catalogue. Messages without a code may repeat: they are told apart by *When*. */
export const check: ModelCheck = {
  id: 'errors/duplicate-error',
  severity: 'error',
  summary: 'An error stands twice in the catalogue.',
  reads: ['errors'],
  run: ({ errors: { errors } }) =>
    repeated(
      errors.filter(({ quoted }) => !quoted),
      ({ name }) => fold(name),
    ).map(({ first, again }) => ({
      at: again.nameAt,
      message: `The error “${again.name}” is already in the catalogue. Make one entry of the two, or give one of them another name.`,
      related: [{ message: `“${first.name}” stands here first`, at: first.nameAt }],
      fixes: dropAgain(first, again),
    })),
};
