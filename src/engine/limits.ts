/** Every cap of the engine, with its reason. Sizes are characters (UTF-16 code units) unless said. */
export const limits = {
  /** A document larger than this is refused: 10 MB is some 150,000 lines, far past what a person keeps in one file. */
  document: 10_000_000,
  /** Inline delimiters (`[`, `!`, `*`, `_`, `` ` ``, `<`) parsed in a block; lezer is quadratic in them. */
  delimitersPerBlock: 500,
  /** Rows of one table that are parsed; what follows is kept as text and reported. A key in the editor costs 40 ms at 5,000. */
  tableRows: 2_000,
  /** Nesting of lists and quotations that is followed; deeper text stays text of the last level. */
  nesting: 32,
  /** A line longer than this is not looked into: no sentence is that long, and it would stall the editor. */
  line: 100_000,
  /** Items of a list that go on about one thing are read as one text up to so much: no thing takes that long to tell. */
  told: 20_000,
  /** Blanks in a row inside a line, or inside a cell of a table: with more of them a line is not looked into either. Patterns count a run again from each of its blanks. */
  blanks: 1_000,
  /** Arrows in one bullet; more is a picture made of arrows and no list of transitions. */
  stepsPerItem: 50,
  /** Findings of one check that are kept; the rest is counted. Nobody reads the thousand-and-first. */
  findingsPerCheck: 1_000,
  /** An expression longer than this is words: CEL's own recommended limits are far below. */
  expression: 4_000,
  /** Items that one evaluation of an expression goes over; macros inside macros multiply. */
  evaluation: 1_000_000,
  /** Characters of a text, or items of a list, that an expression may put together. */
  value: 100_000,
  /** Ways to meet a condition that are weighed against another's; a condition with more of them is not decided. */
  ways: 64,
  /** Rows of one event from one state, or rules of one thing, that are held against each other, pair by pair. */
  heldPairwise: 50,
  /** Places of a pattern at which characters are taken, repetitions written out: pairs and triples of them are looked at. */
  patternStates: 500,
  /** Ways from one such place to another: each is gone from each place. Many alternatives that are repeated have them by the square. */
  patternEdges: 20_000,
  /** Steps of looking for ways to match the same text; each costs more the more places a pattern is at once. A pattern with more is not decided. */
  patternSteps: 50_000,
  /** Places of a pattern, repetitions written out, where its ways are only counted. */
  patternPlaces: 5_000,
  /** Ways through a pattern that an engine which tries again goes in a moment: a tenth of a second in V8. */
  patternWays: 10_000_000,
  /** Patterns of a document that are looked at so, and pairs of patterns: more would hold up everything else. */
  patternsWeighed: 100,
  /** Steps of looking for a text in which two patterns match. Two with more are not decided. */
  overlapSteps: 5_000,
  /** Characters of a link that carries a document: Firefox takes addresses of 1,048,576 (`network.standard-url.max-length`), Chrome of twice that. */
  link: 1_000_000,
  /** Bytes that a link may unpack to, counted while they come out: the largest document in three bytes a character, and its escapes. */
  linkBytes: 40_000_000,
  /** Files of a folder or an archive that are opened at once: far more than one product has specifications. */
  folderFiles: 1_000,
  /** Files that are read of an archive: documents with all their versions. */
  archiveFiles: 50_000,
  /** Bytes that an archive may unpack to, counted while they come out: a small file can hold gigabytes. */
  unpacked: 200_000_000,
  /** Cells of a matrix that is looked at: more rows are counted. A table of more is neither sent to a page nor drawn while one waits. */
  matrixCells: 100_000,
  /** Candidates looked at for a "did you mean". */
  suggestions: 5_000,
} as const;
