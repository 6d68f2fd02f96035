/** A sentence in quotation marks. */
const quoted = '["“„«]\\p{Lu}[^"“”„«»\\s]* [^"“”„«»]+["”»]';

const word = '[^\\s`=<>|]+';
/**
 * A sentence in code, told from a name, a value, a call or an expression: three words from a capital on, two that end
 * or begin as messages do, or five small ones that no comma parts.
 */
const inCode =
  '`(?!(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|SELECT|INSERT|UPDATE|CREATE|ALTER)\\s)' +
  `(?:(?:\\p{Lu}|"[\\w.-]+"(?!:)|\\{[\\w.]+\\})[^\\s\`=<>|]*(?: ${word}){2,}|\\p{Lu}[^\\s\`=<>|]* ${word}(?<=[.!?])|` +
  `(?:Invalid|Missing|Unknown|Unsupported|Duplicate|Wrong|Incorrect|Not|No|Too) ${word}|` +
  '\\p{Ll}[^\\s`=<>|,]*(?: [^\\s`=<>|,]+){4,})`';

/** What somebody is told, as a pattern: a sentence in quotation marks, or in code. */
export const message = `(?:${quoted}|${inCode})`;

/** Who says a message, or what it is: "the form says", "you get", "the complaint is", "a longer one is met with". */
export const telling =
  '(?:says?|reads?|shows?|displays?|sees?|gets?|gives?|answers?(?: with)?|returns?(?: with)?|leads? to|(?:is|are)(?: also| then)? (?:met|answered|refused|rejected|told|shown)(?: with| by)?|(?:complaint|message|answer|reply|error|text|hint|warning|response) is|with the (?:complaint|message|answer|reply|error|text|hint|warning))';
