import type { SubjectView } from '../../engine/index.ts';

/** Subjects by what they are called in a list: with the title that they stand below where others are called the same. */
export function labelledSubjects(subjects: readonly SubjectView[]): ReadonlyMap<string, SubjectView> {
  const count = new Map<string, number>();
  for (const { name } of subjects) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    subjects.map((subject) => {
      const { name, section } = subject;
      const isOne = count.get(name) === 1 || section === '';
      return [isOne ? name : `${name} · ${section}`, subject];
    }),
  );
}
