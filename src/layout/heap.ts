/** A queue that gives the cheapest first; of two that cost the same, the one that came first. */
export class Heap<T> {
  readonly #items: { readonly cost: number; readonly turn: number; readonly value: T }[] = [];
  #turn = 0;

  push(cost: number, value: T): void {
    const items = this.#items;
    this.#turn += 1;
    let at = items.push({ cost, turn: this.#turn, value }) - 1;
    while (at > 0 && this.#before(at, (at - 1) >> 1)) {
      this.#swap(at, (at - 1) >> 1);
      at = (at - 1) >> 1;
    }
  }

  /** Takes the cheapest; undefined when there is none. */
  pop(): T | undefined {
    const items = this.#items;
    if (items.length === 0) return undefined;
    this.#swap(0, items.length - 1);
    const first = items.pop();
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < items.length && this.#before(child, least)) least = child;
      if (least === at) return first?.value;
      this.#swap(at, least);
      at = least;
    }
  }

  #before(one: number, other: number): boolean {
    const [a, b] = [this.#items[one], this.#items[other]];
    return a !== undefined && b !== undefined && (a.cost - b.cost || a.turn - b.turn) < 0;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#items[one], this.#items[other]];
    if (a && b) [this.#items[one], this.#items[other]] = [b, a];
  }
}
