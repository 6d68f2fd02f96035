import type { Piece } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';

/** Words that say that something goes wrong, with what stands between them and the name of the error. */
export const raises =
  /\b(?:fails?|answer(?:s|ed)?|respon(?:ds?|se)|returns?|returned|raises?|throws?|thrown|yields?|reports?|gives?|sends?|knows?|says?|namely|one of|refused|rejected|ends?|results?|leads?|gets?|receives?|(?:messages?|reasons?|codes?|notices?) (?:is|are|reads?|says?)|error(?: code)?|exception|antwortet|liefert|wirft|meldet|répond|renvoie)\b(?:\s+(?:with|by|as|in|to|and|the|an?|is|error|code|status|exception|plain|text|texts|instead|following|messages?|codes?|mit|den|einem|une?|le|erreur|[1-5]\d\d)\b|[\s:,(])*$/i;
/** A status behind such words. */
export const statusWord =
  /(?<!\b(?:never|not|no longer|n['’]t)\s)\b(?:answer(?:s|ed)?|respon(?:ds?|se)|returns?|returned|gives?|sends?|refused|rejected|fails?|ends?|gets?|status|HTTP|antwortet|liefert|répond|renvoie)\b(?:\s+(?:with|by|as|in|the|an?|is|error|code|status|HTTP|mit|dem)\b|[\s:,(])*(?<status>[45]\d\d)\b/i;

/** A status at the head of what it means, behind a word of it at most: "A 410 means", "ingest 429:". "Room 404 is shut" has none. */
export const statusAtHead =
  /^(?:(?:An?|The|Every|Each|Any|HTTP|Status|Error|Code|Answer|Response|[a-z]\w*) )?(?<status>[45]\d\d)(?= (?:is|means|when|if|for)\b|: | [–—] )/;

/** Words of a label over errors. */
export const namesErrors =
  /\b(?:reasons?|codes?|errors?|messages?|failures?|texts?|wordings?|notices?|fehler|gründe|meldungen|erreurs)\b/i;

/** A code of three words or more, of which one says that something is wrong: `no_host_found`, `seats_full_error`. */
export const saysError =
  /^(?=.+[_.-].+[_.-])(?!.*_(?:message|text|at|count|log|id)$).*(?:^|[_.-])(?:errors?|err|invalid|not|no|missing|expired|exceeded|failed|denied|forbidden|unauthorized|conflict|unavailable|full|already|unknown|too|cannot|cant|couldnt)(?:[_.-]|$)/i;

/** A title of messages that tell of no error: "Messages that are not errors: …", "Success messages: …". */
export const ofNoErrors =
  /^[^:;.!?]*\b(?:that|which) (?:are|is) (?:not|no) (?:an? )?(?:errors?|failures?)\b[^:;.!?]*:|^[*_]*(?:success(?:es|ful)?|confirmations?|informational|information|good news)(?: (?:messages?|notices?|texts?|toasts?)(?: [^:;.!?"“„«\d]{0,30})?)?[*_]*:(?!.*(?<!\d)[45]\d\d(?!\d))/is;

/** A status right behind a name: in brackets, alone or with a remark, `with 404`, `and status 404`, `, also 404`. */
export const statusBehindName =
  /^\s*(?:\((?:(?:both|all|each|also|always|HTTP|status)\s+)*(?=[1-5]\d\d(?:[,;:]\s[^()\d]*)?\))|(?:(?:(?:comes?|goes|(?:is|are) (?:sent|shown|returned|answered)) )?with|and|,\s*(?:(?:and|with|also|again)\s+)?)\s*(?:also\s+|a\s+|an\s+)?(?:HTTP )?(?:status )?(?=[45]\d\d(?!\d)(?!\s+(?:characters|seconds|minutes|days|bytes|MB|items|rows))))(?<status>[1-5]\d\d)(?:(?:[,;:]\s[^()\d]*)?\))?/;

/** A property of an answer's body, which holds the code or more of it: `error.details.code`, `details.lockedBerths`. */
export const isProperty =
  /^(?:error|errors|err|response|res|body|data|payload|details?|meta|json)\.(?:\w+\.)*(?:codes?|messages?|status|types?|names?|details?|reasons?|keys?|fields?|titles?|texts?|[a-z]+[A-Z]\w*)$/;

/** Whether code may be the code of an error: a name of several words, no call, path, number or setting of a server. */
export function isErrorCode(code: string): boolean {
  // A media type (RFC 6838).
  if (/^(?:application|audio|font|image|message|model|multipart|text|video)\//.test(code)) return false;
  if (isProperty.test(code)) return false;
  return (
    isIdentifier(code) ||
    wording`^\p{Lu}\p{L}+!$`.test(code) ||
    // A message that the answer is: `User not found!`.
    wording`^\p{L}[\p{L}'’.-]*(?: [\p{L}\p{N}'’\`%.-]+){1,9}[.!]?$`.test(code) ||
    wording`^\p{L}[\p{L}\p{N}]*(?:[-_./:][\p{L}\p{N}]+)+$`.test(code) ||
    /^[A-Z]\d{2,5}$/.test(code)
  );
}

/** What numbers are called that may be like statuses, and the status of one error. */
const measure =
  /^(?:(?:http_?)?status(?:_?codes?)?|codes?|http|port|timeout|limit|max|min|size|length|width|height|depth|weight|margin|padding|top|left|right|bottom|radius|opacity|volume|amount|price|cost|total|count|year|page|offset|id|delay|interval|duration|ttl|age|(?:max|min)_\w+|(?:retry|retries|ignore|skip|expect|handle|allow)(?:_?(?:on|for|after|codes?|status(?:es)?))?)$/i;
/** The same in one word of humps, or behind what is measured: `maxBoats`, `retryOn`, `font-weight`, `image_width`. */
const measureOf =
  /^(?:max|min)[A-Z]|[a-z]On$|[a-z](?:[-_](?:port|timeout|limit|size|length|width|height|depth|weight|count|delay|interval|ttl|ms)|(?:Port|Timeout|Size|Length|Width|Height|Weight|Count|Delay|Interval|Ttl|Ms))$/;

/** Whether a name is that of a number that measures or counts, whatever stands behind it: `width: 404`. */
export const isMeasure = (name: string): boolean => [measure, measureOf].some((words) => words.test(name));

/** How what tells of an error's case begins: `Title must be present — when a note is saved without one`. */
export const saysCase =
  /^(?:when(?:ever)?|if|on|in case|after|while|for|because|shown|raised|wenn|falls|bei|quand|si|lorsque)\b/i;
/** Words of an error that only words name, at most. */
export const LONGEST_NAME = 9;

/** Whether a single word in code stands behind a status or what fails: "answers 401 with `unauthorized`". */
export function isCodeBehindStatus(source: string, { start, text }: Piece): boolean {
  return (
    wording`^(?:\p{Ll}{4,}|\p{Ll}[\p{Ll}\p{N}]*(?:[_.][\p{Ll}\p{N}]+)+)$`.test(text) &&
    (failsWith.test(source.slice(0, start)) ||
      /\b[45]\d\d\b,?(?:\s+(?:with|and|as|the|an?|code|error|mit))*\s+$/i.test(source.slice(0, start)))
  );
}

/** What says that something fails with what is named behind it: "mooring fails with the harbour's own". */
const failsWith = wording.i`\bfail(?:s|ed)?\s+with\s+(?:[\p{L}'’-]+\s+){0,4}$`;
