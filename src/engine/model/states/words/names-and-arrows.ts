import { wording } from '../../../syntax/wording.ts';

/** A name that a mark sets apart. */
export const marked = String.raw`(?:\`[^\`]+\`|\*{1,2}[^*]+\*{1,2}|["“][^"”]+["”])`;
/** How what happens begins, and no name. */
const cause =
  '(?:when|if|once|after|by|on|upon|as|because|through|with|via|together|automatically|again)(?![\\p{L}])';
/** A name in plain words. */
export const bare = String.raw`(?!${cause}|(?:or|and)\s)\p{L}[\p{L}_-]*(?: (?!${cause}|(?:or|and)\s)\p{L}[\p{L}_-]*){0,2}?`;
export const arrow = '(?:→|->|⇒|=>)';
/** What ends a name in plain words. */
const ended = String.raw`(?=[.;]?$|\s*[:–—(,]|\s+(?:or|and)\s|\s+${cause})`;
export const name = `(?:${marked}|${bare}${ended})`;
/** What joins names that have the same part. */
export const joint = String.raw`(?:,\s+(?:or|and)\s+|,\s+|\s+(?:or|and)\s+|\s*/\s*)`;
/** One name, or several in a row. */
export const row = `${name}(?:${joint}${name})*`;

/** What says that something goes on from the state above, before "to": "goes back to", "can move on to". */
const goes =
  '(?:(?:it |they )?(?:(?:can|may|will|then|always|also) )*(?:goes|go|moves?|changes?|turns?|returns?|passes|falls?|switch(?:es)?|leads?|gets?) (?:on |over )?)?(?:(?:back|straight|directly|again) )?';
/** Where a line leads that stands below what it leaves, and what happens: "to `live` when …", "→ `live`: …", "goes back to open when …". */
export const leadsTo = wording.is`^(?:${arrow}\s*|${goes}(?:in)?to\s+)(?<to>${name})(?<event>.*)$`;
