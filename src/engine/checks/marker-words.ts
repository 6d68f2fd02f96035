import type { PointId } from '../points.ts';
import { nameList } from './gaps.ts';
import { mayQuestion } from './may-question.ts';

/** How one asks a person for what a marker is about: of one thing, and of many that lack the same. */
export interface Asking {
  readonly one: string;
  /** What is asked, without what it is asked of; equal for what can be asked at once. Undefined: only of one thing. */
  readonly kind?: string;
  /** What it is asked of. */
  readonly name?: string;
  readonly many?: (names: readonly string[]) => string;
}

/**
 * What readers say a marker is about, and how one asks a person for it, of one thing and of several. `$1` and `$2`
 * stand between quotes in the first; in the second the last of them is a list of quoted names.
 */
const asked: readonly (readonly [about: RegExp, one: string, many?: string])[] = [
  [
    /^the message of the rule for (.+)$/,
    'Which message does a person see who breaks the rule for “$1”?',
    'Which messages does a person see who breaks the rules for $1?',
  ],
  [
    /^the error of the rule for (.+)$/,
    'Which error comes up when the rule for “$1” is broken?',
    'Which errors come up when the rules for $1 are broken?',
  ],
  [/^the rule for (.+)$/, 'Which rule holds for “$1”?', 'Which rules hold for $1?'],
  [
    /^where the rule for (.+) holds$/,
    'On which screens or calls does the rule for “$1” hold?',
    'On which screens or calls do the rules for $1 hold?',
  ],
  [
    /^what happens on (\d\w\w|default) of (.+)$/,
    'What does the client do when “$2” answers $1?',
    'What does the client do when $2 answer $1?',
  ],
  [
    /^what happens on (.+)$/,
    'What does the client do when “$1” comes up?',
    'What does the client do when $1 come up?',
  ],
  [
    /^what the answer (.+?) of (.+) carries$/,
    'What does “$2” send back with $1?',
    'What do $2 send back with $1?',
  ],
  [/^when the answer is (.+?) of (.+)$/, 'When does “$2” answer $1?', 'When do $2 answer $1?'],
  [/^the answers of (.+)$/, 'What does “$1” answer?', 'What do $1 answer?'],
  [/^the payload of (.+)$/, 'What does “$1” take?', 'What do $1 take?'],
  [/^what (.+) does$/, 'What does “$1” do?', 'What do $1 do?'],
  [/^who makes (.+)$/, 'Which screens make “$1”?', 'Which screens make $1?'],
  [/^who may make (.+)$/, 'Who may make “$1”?', 'Who may make $1?'],
  [/^who fires the event (.+)$/, 'Who fires “$1”?', 'Who fires $1?'],
  [/^what follows the event (.+)$/, 'What else happens on “$1”?', 'What else happens on $1?'],
  [
    /^the state before the event (.+)$/,
    'In which states is “$1” possible?',
    'In which states are $1 possible?',
  ],
  [/^the state after the event (.+)$/, 'To which state does “$1” lead?', 'To which states do $1 lead?'],
  [
    /^the condition of the event (.+)$/,
    'Under which condition may “$1” happen?',
    'Under which conditions may $1 happen?',
  ],
  [/^the event of the step from (.+) to not shown$/, 'What can happen in “$1”?', 'What can happen in $1?'],
  [/^the event of the step from not shown to (.+)$/, 'What leads to “$1”?', 'What leads to $1?'],
  [/^the event of the step from (.+) to (.+)$/, 'What leads from “$1” to “$2”?'],
  [
    /^the state after the step from (.+) to .+$/,
    'To which state does one get from “$1”?',
    'To which states does one get from $1?',
  ],
  [
    /^the state before the step from .+ to (.+)$/,
    'From which state does one get to “$1”?',
    'From which states does one get to $1?',
  ],
  [/^who fires the step from (.+) to not shown$/, 'Who moves it on from “$1”?', 'Who moves it on from $1?'],
  [/^who fires the step from not shown to (.+)$/, 'Who moves it to “$1”?', 'Who moves it to $1?'],
  [/^who fires the step from (.+) to (.+)$/, 'Who moves it from “$1” to “$2”?'],
  [/^the condition of the step from (.+) to (.+)$/, 'When may it move from “$1” to “$2”?'],
  [/^what follows the step from (.+) to (.+)$/, 'What else happens between “$1” and “$2”?'],
  [/^audiences?$/i, 'Whom is the product for?'],
  [/^purpose$/i, 'What does the product do?'],
  [/^what this starts$/, 'In which state does it begin?'],
  [/^what this ends$/, 'In which states does it end?'],
  [/^who (.+) is$/, 'Who is “$1”?', 'Who are $1?'],
  [/^what (.+) means$/, 'What is meant by “$1”?', 'What is meant by $1?'],
  [/^the meaning of “(.+)”$/, 'What is meant by “$1”?', 'What is meant by $1?'],
  [/^what this governs$/, 'Which field holds the state?'],
  [/^the route of (.+)$/, 'At which address is “$1”?', 'At which addresses are $1?'],
  [/^what is shown of (.+)$/, 'What does “$1” show?', 'What do $1 show?'],
  [/^the calls of (.+)$/, 'Which calls does “$1” make?', 'Which calls do $1 make?'],
  [/^the ways out of (.+)$/, 'Where does one get to from “$1”?', 'Where does one get to from $1?'],
  [/^the roles of (.+)$/, 'Who may open “$1”?', 'Who may open $1?'],
  [/^the value of (.+)$/, 'What is the value of “$1”?', 'What are the values of $1?'],
  [/^the type of (.+)$/, 'What kind of value is “$1”?', 'What kinds of value are $1?'],
  [/^the default of (.+)$/, 'With which value does “$1” begin?', 'With which values do $1 begin?'],
  [/^the rules of (.+)$/, 'Which rules hold for “$1”?', 'Which rules hold for $1?'],
  [/^the status of (.+)$/, 'With which status is “$1” answered?', 'With which status are $1 answered?'],
  [/^when (.+) arises$/, 'When does “$1” come up?', 'When do $1 come up?'],
  [/^when (.+) has this value$/, 'When does “$1” have this value?', 'When do $1 have these values?'],
  [/^when somebody is (.+)$/, 'When is somebody “$1”?', 'When is somebody $1?'],
  [/^what (.+) includes$/, 'Which other roles does “$1” include?', 'Which other roles do $1 include?'],
  [/^whether (.+) is required$/i, 'Is “$1” required?', 'Which of $1 are required?'],
  [/^whether (.+) is unique$/i, 'Is “$1” unique?', 'Which of $1 are unique?'],
  [/^whether (.+) is held to “(.+)”$/i, 'Does “$2” hold for “$1”?'],
  [/^the (minimum|maximum|format) of (.+)$/, 'What is the $1 of “$2”?', 'What is the $1 of $2?'],
];

const unquoted = (name: string): string => name.replace(/^[“"](.*)[”"]$/, '$1');

/** A template with what a pattern found in it. */
function filled(template: string, groups: readonly string[]): string {
  return template.replace(/\$(\d)/g, (_, digit) => groups[Number(digit) - 1] ?? '').trim();
}

/** The question for what a reader says a marker is about. An error's message is read by a visitor. */
export function askingAbout(subject: string, point: PointId | undefined): Asking | undefined {
  const [may, role = '', action = ''] = /^whether (.+?) may (.+)$/i.exec(subject) ?? [];
  if (may)
    return {
      one: mayQuestion(role, action),
      kind: `may ${role}`,
      name: action,
      many: (names) => mayQuestion(role, `do any of these: ${nameList(names)}`),
    };
  const [message, error = ''] = (point === 'errors' && /^the message of (.+)$/.exec(subject)) || [];
  if (message)
    return {
      one: `Which message does a visitor see for “${unquoted(error)}”?`,
      kind: 'message',
      name: unquoted(error),
      many: (names) => `Which messages does a visitor see for ${nameList(names)}?`,
    };
  for (const [about, one, many] of asked) {
    const found = about.exec(subject);
    if (!found) continue;
    const groups = found.slice(1).map(unquoted);
    const name = groups.at(-1);
    if (many === undefined || name === undefined) return { one: filled(one, groups) };
    return {
      one: filled(one, groups),
      kind: `${one} ${groups.slice(0, -1).join(' ')}`,
      name,
      many: (names) => filled(many, [...groups.slice(0, -1), nameList(names)]),
    };
  }
  return undefined;
}
