import { plain } from '../../syntax/inline.ts';
import { Gathering } from '../blocks/reading.ts';
import { textsIn } from '../blocks/unread.ts';
import type { Remark } from '../element.ts';
import type { PointModels } from '../model.ts';
import type { Part } from '../reader.ts';
import { type SaidOfNames, type Saying, sayingsIn } from './sayings.ts';
import { type Meant, meaningsIn, type Thing } from './things.ts';

/** What each row of a saying is about; undefined for one that names something else, or several of which one is unknown. */
type Found = readonly (readonly Thing[] | undefined)[];

/** Parts as they read with what they say of names, by what that was found to be. */
const known = new WeakMap<Part<unknown>, { readonly of: string; readonly part: Part<unknown> }>();

/**
 * A table or list that gave no fact, as what it says more of things that the document declares: words of their own,
 * beside whatever is said of them elsewhere. Rows that name nothing known are unread. Undefined where it says nothing so.
 */
export function remarkedPart(part: Part<unknown>, models: PointModels): Part<unknown> | undefined {
  for (const saying of sayingsIn(part.block)) {
    const found = thingsIn(saying, part, models);
    if (!found) continue;
    const of = JSON.stringify([saying.title, found]);
    const before = known.get(part);
    if (before?.of === of) return before.part;
    const now = { ...part, reading: { ...part.reading, ...readingOf(part, saying, found) } };
    known.set(part, { of, part: now });
    return now;
  }
  return undefined;
}

/** What the rows are about, where most of them, or all where that is asked, name something known. */
function thingsIn(saying: Saying, { context }: Part<unknown>, models: PointModels): Found | undefined {
  for (const meant of meaningsIn(saying, context, models)) {
    const found = saying.rows.map((row) => thingsOf(row, meant));
    const count = found.filter(Boolean).length;
    if (count > 0 && (meant.areAll ? count === found.length : count * 2 > found.length)) return found;
  }
  return undefined;
}

function thingsOf({ names, words }: SaidOfNames, { of }: Meant): readonly Thing[] | undefined {
  const things = names.flatMap((name) => of(name) ?? []);
  return things.length > 0 && things.length === names.length && words.length > 0 ? things : undefined;
}

function readingOf({ block }: Part<unknown>, { rows }: Saying, found: Found) {
  const gather = new Gathering<unknown>(block, 'fact');
  const remarks: Remark[] = [];
  rows.forEach((row, index) => {
    const things = found[index];
    if (!things) {
      gather.unread(
        { source: '', at: row.at },
        `this ${block.kind === 'list' ? 'item' : 'row'} gave no fact`,
      );
      return;
    }
    const said = row.words.filter(({ text }) => !gather.marker(text, things[0]?.name ?? ''));
    const [only, ...others] = said;
    if (!only) return;
    const text = said
      .map(({ title, text }) => (title === '' ? plain(text) : `${title}: ${plain(text)}`))
      .join('; ');
    const at = others.length === 0 ? only.text.at : row.at;
    things.forEach((thing, which) => {
      const nameAt = row.names[which]?.at ?? row.at;
      remarks.push({ ...thing, nameAt, text, at });
    });
  });
  for (const each of textsIn(block)) gather.mention(each);
  const { stretches, markers, mentions, unread } = gather.done();
  return { stretches, markers, mentions, unread, prose: [], remarks };
}
