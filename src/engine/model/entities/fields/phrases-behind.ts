import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { type FieldPhrases, fieldPhrases } from './field-phrases.ts';
import { statedPhrases } from './stated-phrases.ts';

/** What is said of a field. */
export interface Phrases {
  readonly read: Omit<FieldPhrases, 'rest'>;
  readonly meaning: string;
}

/** What a sentence says that several names are which it begins with: "`bow` and `keel` are required integers". */
export function statedOfAll(after: Inline): Phrases | undefined {
  return /^are\s/.test(after.source) ? phrasesAfter(after) : undefined;
}

/** How a sentence goes on that says something of a name before it: "`owner` points to one user", "`a` and `b` are flags". */
export const saysOf = wording`^(?:is|are|was|were|has|have|may|can|must|will|\p{Ll}{2,}s (?:an?|the|whether|how|what|which|who|when|if|its|to|in|on|up|with)|(?:keep|hold|describe|tell|give|mark|store) )\b`;

/** "both long text": words before what is said of several. */
const ofEach = /^(?:all|both|each) (?!of |required|optional|mandatory|nullable)/i;

/** What only leads on to the next field: ", and an". */
const leadsOn = /(?:^|(?<![\s,;])[\s,;]+)(?:(?:and|or|plus|then)\b[\s,;]*)?(?:(?:an?|the|its)\s*)?$/;

/** What follows a field's name: `(phrases): meaning`, or bare phrases up to the next field. */
export function phrasesAfter(after: Inline): Phrases {
  const bracket = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*[:.–—-]?\s*/.exec(after.source);
  const bare = /^(.*?)(?:[;.]\s*|(?:^|,?\s+)(?:and|or|then)\s*)?(?:(?:^|\s)(?:an?|the|its)\s*)?$/s.exec(
    after.source,
  );
  const signed = /^\s?[–—-]\s/.exec(bare?.[1] ?? '')?.[0].length ?? 0;
  const said = slice(after, signed, (bare?.[1] ?? '').length);
  const { rest, ...read } = bracket
    ? fieldPhrases(
        slice(after, 1 + (ofEach.exec(bracket[1] ?? '')?.[0].length ?? 0), 1 + (bracket[1] ?? '').length),
        'any',
      )
    : (statedPhrases(said) ?? fieldPhrases(said, saysOf.test(after.source) || signed > 0 ? 'sure' : 'any'));
  const meaning = bracket
    ? plain(slice(after, bracket[0].length, after.source.length)).replace(leadsOn, '')
    : '';
  return { read, meaning: [...rest, meaning].filter(Boolean).join('; ') };
}
