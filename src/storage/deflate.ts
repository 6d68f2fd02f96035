/** Sends bytes through a stream; rejects with a RangeError as soon as more than `limit` bytes have come out. */
async function send(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // A failure is told by the reader as well.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => {});
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length <= limit) continue;
    await reader.cancel();
    throw new RangeError(`More than ${limit} bytes came out.`);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Raw deflate (RFC 1951). */
export const deflate = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  send(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);

/**
 * Undoes `deflate`. Rejects with a RangeError when more than `limit` bytes come out, counted while they do, and with
 * a TypeError when it is no such stream.
 */
export const inflate = (
  bytes: Uint8Array<ArrayBuffer>,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> => send(bytes, new DecompressionStream('deflate-raw'), limit);
