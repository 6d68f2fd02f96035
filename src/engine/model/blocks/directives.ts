import { severities } from '../../finding.ts';
import type { Place } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Setting } from '../model.ts';
import type { WaiverNote } from './gathered.ts';

const waiver = /ninefold:\s*allow\s+([\w-]+\/[\w-]+)(?:\s+because\b\s*([\s\S]*?))?\s*(?:-->|$)/i;

const setting =
  /ninefold:\s*severity\s+([\w-]+\/(?:[\w-]+|\*))\s+([\w-]+)(?:\s+because\b\s*([\s\S]*?))?\s*(?:-->|$)/i;

/** A comment that is meant for Ninefold, whatever it says. */
const meant = /^(?:<!--)?\s*ninefold:/i;

/** The waiver that a comment is, of what stands in its row or item (`scope`). */
export function waiverIn(comment: Inline, scope?: Place): WaiverNote | undefined {
  const found = waiver.exec(comment.source);
  if (!found) return undefined;
  const [, check = '', reason = ''] = found;
  const checkAt = groupAt(comment, found, check);
  return { check, checkAt, reason: reason.trim(), at: comment.at, ...(scope ? { scope } : {}) };
}

/** The setting of a severity that a comment is, or one without a check where it is meant for Ninefold and says nothing known. */
export function settingIn(comment: Inline): Setting | undefined {
  const found = setting.exec(comment.source);
  const { at } = comment;
  if (!found)
    return meant.test(comment.source)
      ? { check: '', checkAt: at, level: undefined, reason: '', at }
      : undefined;
  const [, check = '', word = '', reason = ''] = found;
  const level = [...severities, 'off' as const].find((each) => each === word.toLowerCase());
  return { check, checkAt: groupAt(comment, found, check), level, reason: reason.trim(), at };
}

/** Where the first of what a pattern took out of a comment stands. */
function groupAt(comment: Inline, found: RegExpExecArray, group: string): Place {
  const start = found.index + found[0].indexOf(group);
  return slice(comment, start, start + group.length).at;
}
