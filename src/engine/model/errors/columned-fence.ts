import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { codeLines } from '../blocks/code-lines.ts';
import type { ErrorLine } from './line.ts';

const status = '(?<status>[45]\\d\\d)';
const name = '(?<name>\\p{L}[\\p{L}\\p{N}]*(?:[-_./:][\\p{L}\\p{N}]+)*)';
const message = '(?:\\s{2,}(?<message>\\S.*))?';
/** A status, a code and perhaps a message, with two blanks or more between them; or the code first. */
const forms = [wording.d`^${status}\s{2,}${name}${message}$`, wording.d`^${name}\s{2,}${status}${message}$`];

/** The errors of a fence that sets them in columns, with their statuses: `404  boat_not_found  No such boat.` None where a line is another one. */
export function columnedErrors(code: Inline): readonly ErrorLine[] {
  const lines = codeLines(code).filter(({ source }) => !/^(?:#|\/\/)/.test(source));
  const found = lines.flatMap((line): readonly ErrorLine[] => {
    const groups = forms.map((form) => form.exec(line.source)?.indices?.groups).find(Boolean);
    if (!groups?.name || !groups.status) return [];
    return [
      {
        name: slice(line, ...groups.name),
        status: slice(line, ...groups.status),
        quoted: false,
        explained: undefined,
        message: groups.message && slice(line, ...groups.message),
      },
    ];
  });
  return lines.length > 1 && found.length === lines.length ? found : [];
}
