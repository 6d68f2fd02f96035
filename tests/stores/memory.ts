import type { DocumentStorage, StoredDocument } from '../../src/storage/documents.ts';

/** Documents kept in memory by the rules of the real storage; `refuse` makes every save fail with this error. */
export function createMemory(): DocumentStorage & {
  kept: Map<string, StoredDocument>;
  refuse: Error | undefined;
} {
  const memory = {
    kept: new Map<string, StoredDocument>(),
    refuse: undefined as Error | undefined,
    list: async () =>
      [...memory.kept.values()]
        .sort((a, b) => b.updated - a.updated)
        .map(({ id, title, updated }) => ({ id, title, updated })),
    load: async (id: string) => memory.kept.get(id),
    async save(document: StoredDocument) {
      if (memory.refuse) throw memory.refuse;
      const before = memory.kept.get(document.id);
      if (before && before.revision !== document.revision) return { is: 'conflict' as const };
      const next = { ...document, revision: document.revision + 1 };
      memory.kept.set(document.id, next);
      return { is: 'saved' as const, document: next };
    },
    remove: async (id: string) => void memory.kept.delete(id),
  };
  return memory;
}
