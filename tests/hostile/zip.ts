import { crc32, deflateRawSync } from 'node:zlib';

/** A file that is put into a zip; `deflated` or as it is. */
interface Entry {
  readonly path: string;
  readonly content: Uint8Array;
  readonly deflated?: boolean;
}

function header(
  size: number,
  fields: readonly (readonly [at: number, value: number, bytes: 2 | 4])[],
): Buffer {
  const bytes = Buffer.alloc(size);
  for (const [at, value, width] of fields) bytes.writeUIntLE(value, at, width);
  return bytes;
}

/** A zip of some files, as APPNOTE.TXT 6.3 has it, without anything it does not need. */
export function zipOf(entries: readonly Entry[]): Uint8Array {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { path, content, deflated = false } of entries) {
    const name = Buffer.from(path, 'utf8');
    const data = deflated ? deflateRawSync(content, { level: 9 }) : Buffer.from(content);
    const method = deflated ? 8 : 0;
    const about = (at: number) =>
      [
        [at, 0x0800, 2],
        [at + 2, method, 2],
        [at + 8, crc32(content), 4],
        [at + 12, data.length, 4],
        [at + 16, content.length, 4],
        [at + 20, name.length, 2],
      ] as const;
    const head = header(30, [[0, 0x04034b50, 4], [4, 20, 2], ...about(6)]);
    central.push(
      header(46, [[0, 0x02014b50, 4], [4, 20, 2], [6, 20, 2], ...about(8), [42, offset, 4]]),
      name,
    );
    local.push(head, name, data);
    offset += head.length + name.length + data.length;
  }
  const list = Buffer.concat(central);
  const count = Math.min(entries.length, 0xffff);
  const end = header(22, [
    [0, 0x06054b50, 4],
    [8, count, 2],
    [10, count, 2],
    [12, list.length, 4],
    [16, offset, 4],
  ]);
  return Buffer.concat([...local, list, end]);
}
