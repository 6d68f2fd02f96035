/** Breaks words into lines no wider than `width`; a word that is wider stands alone. `lines` at most, the last one cut with "…". */
export function breakLines(
  text: string,
  width: number,
  lines: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const broken: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = broken.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  if (broken.length <= lines) return broken;
  const kept = broken.slice(0, lines);
  kept[lines - 1] = `${kept[lines - 1]} …`;
  return kept;
}
