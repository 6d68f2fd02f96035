/** Ends every line in LF, and says how they ended. */
export function normaliseLines(text: string): { text: string; crlf: boolean; mixed: boolean } {
  const windows = text.match(/\r\n/g)?.length ?? 0;
  const all = text.match(/\r\n?|\n/g)?.length ?? 0;
  const mixed = (windows > 0 && windows < all) || /\r(?!\n)/.test(text);
  return { text: all === 0 ? text : text.replace(/\r\n?/g, '\n'), crlf: windows * 2 > all, mixed };
}
