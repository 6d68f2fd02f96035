import type { Rule } from '../model/domain-elements.ts';
import { flat, perElement, settled } from '../model/tracking/per-element.ts';
import { words } from '../model/words/names.ts';

/** A word that something is never called, as rules say: "topic: not one of the reserved words docs, file". */
interface Reserved {
  readonly name: string;
  readonly word: string;
}

/** How a rule tells words that a value cannot be; the words stand behind it. */
const refusing =
  /\b(?:reserved(?: (?:words?|names?|paths?|values?))?|not (?:be )?(?:one|any) of|none of|other than|must not be|cannot be|may not be|is not|not)\b[:\s]*(?<rest>.+)$/i;
/** A word as it may stand in an address; longer texts tell something else. */
const word = /^[a-z\d][\w.-]*$/i;

const reservedBy = perElement((_, { subject, text }: Rule): readonly Reserved[] => {
  const rest =
    /\breserved\b|\bnot\b|\bnone\b|\bother than\b/i.test(text) && refusing.exec(text)?.groups?.rest;
  if (!rest) return [];
  const name = words(subject.text).split(' ').at(-1) ?? '';
  const found = rest
    .replace(/[`"“”'()]/g, '')
    .split(/\s*(?:,|;|\/|\bor\b|\band\b|\s\|\s)\s*/)
    .map((part) => part.replace(/^(?:the )?(?:reserved )?(?:words?|names?|paths?|values?):? /i, '').trim())
    .filter((part) => word.test(part));
  return found.map((each) => ({ name, word: each.toLowerCase() }));
});

const keyOf = ({ name, word: each }: Reserved): string => `${name} ${each}`;

/** The words that rules keep from names, as `name word`. */
export const reservedWords = settled(
  (model): ReadonlySet<string> => new Set(flat(reservedBy.each(model, model.rules.rules)).map(keyOf)),
  (one, other) => one.size === other.size && [...one].every((each) => other.has(each)),
);

/** Whether rules keep a parameter from being a word: `{topic}` is never `file`. */
export function isReserved(reserved: ReadonlySet<string>, parameter: string, text: string): boolean {
  if (reserved.size === 0) return false;
  const name = words(parameter.replace(/[^A-Za-z\d_-]+/g, ' ').trim())
    .split(' ')
    .at(-1);
  return name !== undefined && reserved.has(`${name} ${text.toLowerCase()}`);
}
