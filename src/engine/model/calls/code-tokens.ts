import { commonMethods } from '../words/methods.ts';

/** What a line of a programme or of structured data says of calls, in the order in which it stands there. */
export type CodeToken =
  | { readonly is: 'method' | 'path'; readonly text: string }
  /** A path that is a key: its methods stand below it. */
  | { readonly is: 'path-key' | 'method-key'; readonly text: string }
  | { readonly is: 'status'; readonly text: string; readonly at: number };

const path = '(?:https?:/|~)?/[^\\s"\'`,;]*';
const quote = '["\'`]';
/** Keys behind which stands what a call answers. */
const answersKey =
  '(?:answers?|responses?|(?:http_?|response_?)?status(?:es|_?codes?)?|(?:http_?)?codes?|returns?|errors?|failures?|success|ok)';

/**
 * The forms in which programmes and data name calls. `"GET /notes"`, `request: GET /notes`; `router.get('/notes'`,
 * `@Get("/notes")`, `[HttpGet("/notes")]`; a method or a path behind its key, or alone as a string; a path or a method
 * that is a key; a status that is one, behind a key, or in a call of `status`.
 */
const token = new RegExp(
  [
    `(?:${quote}|:\\s+(?=[A-Z]+\\s+\\S+\\s*$))(?<both>${commonMethods})\\s+(?<own>${path})${quote}?`,
    `(?:(?<=[.@:[])|^)(?:[Hh]ttp)?(?<called>${eachCase(commonMethods)})(?:Mapping)?(?:Async)?(?:<[^<>()]{1,60}>)?[ (]\\s*(?:(?:value|path)\\s*=\\s*)?${quote}(?<calledAt>${path})${quote}`,
    `\\b[Mm]ethods?["']?\\s*[:=(]\\s*\\[?${quote}?(?<keyed>${eachCase(commonMethods)})\\b`,
    `${quote}(?<methodAlone>${commonMethods})${quote}`,
    `^(?:-\\s+|\\{\\s*)?["']?(?<pathKey>/[^\\s"']*)["']?:(?=\\s|$)`,
    `(?<=^|[{,]\\s?)["']?(?<methodKey>${commonMethods.toLowerCase()})["']?:(?=\\s|$)`,
    `\\b(?:path|url|uri|route|endpoint)["']?\\s*[:=]\\s*${quote}?(?<pathOf>(?:https?:/|~)?/[^\\s"'\`,;}]*(?:\\}[^\\s"'\`,;}]*)*)`,
    `(?<=[[({,]\\s?)${quote}(?<pathAlone>${path})${quote}`,
    `(?<=^|[{,]\\s?)["']?(?<statusKey>[1-5]\\d\\d)["']?:(?=\\s|$)`,
    `(?:\\b${answersKey}["']?\\s*[:=(]\\s*|(?<=/\\S{0,80}${quote})\\s*[:,]\\s*(?=[[{]?\\s?["']?[1-5]\\d\\d))(?<said>[[{][^\\]\n]*|["'\`]?[1-5]\\d\\d(?!\\w)[^;}\\n]*)`,
  ].join('|'),
  'g',
);

/** Words in capitals, in small letters and as a name begins with them: `GET`, `get`, `Get`. */
function eachCase(words: string): string {
  const small = words.toLowerCase();
  return `${words}|${small}|${small.replace(/[a-z]+/g, (word) => word[0]?.toUpperCase() + word.slice(1))}`;
}

/** Statuses of a value: each behind a mark that parts it from the one before. */
const inValue = /(?<=^["'`]?|[[{:,|/]\s{0,3}["'`]?|\sor\s)[1-5]\d\d(?![\w%]|\.\d)/g;

/** What a line says of calls. */
export function tokensOf(line: string): readonly CodeToken[] {
  return [...line.matchAll(token)].flatMap(({ index, 0: all, groups = {} }): readonly CodeToken[] => {
    const { both, own, called, calledAt, said, pathKey, methodKey, statusKey } = groups;
    const method = both ?? called ?? groups.keyed ?? groups.methodAlone;
    const route = own ?? calledAt ?? groups.pathOf ?? groups.pathAlone;
    if (pathKey) return [{ is: 'path-key', text: pathKey }];
    if (methodKey) return [{ is: 'method-key', text: methodKey.toUpperCase() }];
    if (statusKey) return [{ is: 'status', text: statusKey, at: index + all.indexOf(statusKey) }];
    if (said) {
      const start = index + all.length - said.length;
      return [...said.matchAll(inValue)].map(({ index: at, 0: text }) => ({
        is: 'status',
        text,
        at: start + at,
      }));
    }
    return [
      ...(method ? [{ is: 'method' as const, text: method.toUpperCase() }] : []),
      ...(route ? [{ is: 'path' as const, text: route }] : []),
    ];
  });
}

/** What a line begins or ends with that opens or closes a record, and with it what was said before. */
export const opensRecord = /^(?:[-{}\])]|$)/;
export const closesRecord = /(?:;|(?:^|\s)\}[,;]?|\][,;]?)\s*$/;
