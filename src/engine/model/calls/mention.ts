/** A method and a path in running text: in code, or bare in capitals. */
export interface Mention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** A clause of its own says its method: what is told of the next one is not told of it. */
  readonly apart?: true;
}
