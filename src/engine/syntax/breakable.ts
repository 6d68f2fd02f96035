/** A source with plain blanks and hyphens for those at which no line may break, offset for offset. */
export function breakable(source: string): string {
  if (!/[\u00a0\u2007\u2011\u202f]/.test(source)) return source;
  return source.replace(/[\u00a0\u2007\u202f]/g, ' ').replaceAll('\u2011', '-');
}
