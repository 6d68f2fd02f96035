import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { ConstantLine } from './amounts.ts';

/** `PAGE_SIZE=25`, `page_size: 25`, `export const PAGE_SIZE: number = 25; // notes`. */
const setting =
  /^(\s*(?:(?:export|const|let|var|static|final|readonly|public|private|pub|#define|val|int|long)\s+)*)([A-Za-z_][\w.-]*)(\s*(?::\s*\w+\s*=|[=:])\s*)([^\s#{[(][^#;]*?)\s*[;,]?\s*(?:(?:#|\/\/|(?<=\s);).*)?$/;
const property = /"([A-Za-z_][\w.-]*)"\s*:\s*("[^"{}[\]]*"|-?\d[\d.]*|true|false)(?=\s*[,}\n]|$)/g;

/** The settings of a fence: lines of a configuration or a programme, properties of an object. */
export function constantsOfFence(code: Inline): readonly ConstantLine[] {
  if (/^\s*\{/.test(code.source))
    return [...code.source.matchAll(property)].map((found) => {
      const [all, name = '', value = ''] = found;
      const end = found.index + all.length;
      return {
        name: slice(code, found.index + 1, found.index + 1 + name.length),
        value: slice(code, end - value.length, end),
        remark: '',
      };
    });
  const found: ConstantLine[] = [];
  let start = 0;
  for (const line of code.source.split('\n')) {
    const [, lead = '', name = '', mark = '', value = ''] = setting.exec(line) ?? [];
    if (name !== '') {
      const from = start + lead.length;
      const to = from + name.length + mark.length;
      found.push({
        name: slice(code, from, from + name.length),
        value: slice(code, to, to + value.length),
        remark: '',
      });
    }
    start += line.length + 1;
  }
  return found;
}
