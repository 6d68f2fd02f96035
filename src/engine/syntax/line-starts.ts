/** How a line begins that starts something of its own: `Key: …`, `Key — …`, `a → b`, `GET /path`; no sentence ends before. */
export const startsAnew = /^(?:[A-Z]{3,7}\s+\/|(?:(?![.!?;]\s)[^\n]){1,60}?(?::\s|\s(?:[–—→=]|->)\s))/;
