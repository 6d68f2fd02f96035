const polynomial = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** The CRC-32 of a text of ASCII (ISO 3309, as in gzip and PNG), in eight hexadecimal digits. It tells accidents, not attacks. */
export function checksum(text: string): string {
  let value = 0xffffffff;
  for (let at = 0; at < text.length; at += 1)
    value = (table[(value ^ text.charCodeAt(at)) & 0xff] ?? 0) ^ (value >>> 8);
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
