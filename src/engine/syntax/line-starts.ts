/** How a line begins that starts something of its own: `Key: …`, `Key — …`, `a → b`, `GET /path`. */
export const startsAnew = /^(?:[A-Z]{3,7}\s+\/|[^\n]{1,60}?(?::\s|\s(?:[–—→=]|->)\s))/;
