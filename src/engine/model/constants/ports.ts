import { slice } from '../../syntax/inline.ts';
import type { ConstantLine } from './amounts.ts';

const listens = /\s(?:listens?|is served|are served|is reached)\son(?:\s(?:the\s)?port)?$/;
/** The same of something else, whose verb stands before it. */
const also = /\son(?:\s(?:the\s)?port)?$/;

/** Constants of which those that say where something listens are its port: "The server listens on 3000, the API on 5003". */
export function withPorts(lines: readonly ConstantLine[]): readonly ConstantLine[] {
  let isPort = false;
  return lines.map((line) => {
    const { name } = line;
    const end = (listens.exec(name.source) ?? (isPort ? also.exec(name.source) : null))?.index;
    isPort = end !== undefined && !/^port\b/i.test(name.source) && /^`?\d{2,5}`?$/.test(line.value.source);
    return isPort
      ? { ...line, name: { source: `${slice(name, 0, end ?? 0).source} port`, at: name.at } }
      : line;
  });
}
