import { type PointId, pointIds } from '../../points.ts';
import type { Model, PointText } from '../model.ts';
import { Changes } from './changes.ts';
import { factsOf } from './facts-identity.ts';
import { type Keeper, note, type Source } from './noting.ts';

/** A part of a model as a whole: the facts of a point with their places, the facts alone, its text, or the outline. */
type Part = PointId | `${PointId}-facts` | `${PointId}-text` | 'outline';

/**
 * What is kept of one document over its edits. It belongs to the newest model alone; an older one that is asked
 * about gets a memory of its own.
 */
export class Memory {
  /** Counts the readings of the document. */
  revision = 0;
  /** Told of every value that is computed: a long reading shows by it that it goes on. */
  goesOn = (): void => {};
  /** The document as it was read last. */
  model: Model;
  /** The newest model, always; whoever looks at a point of it is noted to have done so. */
  readonly live: Model;
  /** What has changed from reading to reading. */
  readonly changes = new Changes();
  readonly #parts = new Map<Part, Source>();
  readonly #kept = new Map<object, Keeper>();

  constructor(model: Model) {
    this.model = model;
    this.live = new LiveModel(this) as LiveModel & Model;
    memories.set(model, this);
  }

  /** The source that a part of the model is. */
  part(part: Part): Source {
    let source = this.#parts.get(part);
    if (!source) {
      source = { changedAt: 0 };
      this.#parts.set(part, source);
    }
    return source;
  }

  /** Says that a source has changed in this reading. */
  changed(source: Source): void {
    source.changedAt = this.revision;
    this.changes.add(source);
  }

  /** What is kept under a key, made when first asked for. */
  keep<K extends Keeper>(key: object, make: (memory: Memory) => K): K {
    const known = this.#kept.get(key) as K | undefined;
    if (known) return known;
    const made = make(this);
    this.#kept.set(key, made);
    return made;
  }

  /** The document was read again. */
  advance(model: Model, outlineChanged: boolean): void {
    const before = this.model;
    this.model = model;
    this.revision++;
    memories.set(model, this);
    this.changes.forget();
    const changed = (part: Part): void => {
      const source = this.#parts.get(part);
      if (source) this.changed(source);
    };
    if (outlineChanged) changed('outline');
    for (const id of pointIds) {
      if (model.points[id] !== before.points[id]) changed(`${id}-text`);
      if (model[id] === before[id]) continue;
      changed(id);
      if (factsOf(model[id]) !== factsOf(before[id])) changed(`${id}-facts`);
    }
  }
}

const memories = new WeakMap<Model, Memory>();

/** The memory of a model. */
export function memoryOf(model: Model): Memory {
  if (model instanceof LiveModel) return model.memory;
  const known = memories.get(model);
  return known?.model === model ? known : new Memory(model);
}

/** A model that is always that of the memory, and notes who looks at what. */
class LiveModel {
  readonly memory: Memory;
  readonly points: LivePoints;

  constructor(memory: Memory) {
    this.memory = memory;
    this.points = new LivePoints(memory);
  }

  get title(): Model['title'] {
    note(this.memory.part('outline'));
    return this.memory.model.title;
  }

  get order(): Model['order'] {
    note(this.memory.part('outline'));
    return this.memory.model.order;
  }

  get introduction(): Model['introduction'] {
    note(this.memory.part('outline'));
    return this.memory.model.introduction;
  }
}

/** The texts of its points. */
class LivePoints {
  readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
  }
}

for (const id of pointIds) {
  Object.defineProperty(LiveModel.prototype, id, {
    get(this: LiveModel) {
      note(this.memory.part(id));
      return this.memory.model[id];
    },
  });
  Object.defineProperty(LivePoints.prototype, id, {
    get(this: LivePoints): PointText {
      note(this.memory.part(`${id}-text`));
      return this.memory.model.points[id];
    },
  });
}
