/** A method before its path: `POST /articles`. */
const call = /\b([A-Z]{3,7}) (?=\/)/g;

/** Words in which a method and its path stay on one line, also where there is little room. */
export const holdTogether = (text: string): string => text.replace(call, '$1\u00a0');
