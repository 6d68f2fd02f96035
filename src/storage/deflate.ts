/** A stream takes so many bytes at once: 4 kB of a bomb unpack to 4 MB, and what comes out is counted in between. */
const slice = 4_096;

/** After this long, in milliseconds, the page may answer before more is done. */
const breath = 30;

/** Lets the page answer when it has waited for long enough; gives the time from which it waits again. */
export async function breathe(since: number): Promise<number> {
  if (performance.now() - since < breath) return since;
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now();
}

/** Sends bytes through a stream; rejects with a RangeError as soon as more than `limit` bytes have come out. */
async function send(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  const write = async (): Promise<void> => {
    let since = performance.now();
    for (let at = 0; at < bytes.length; at += slice) {
      await writer.ready;
      await writer.write(bytes.subarray(at, at + slice));
      since = await breathe(since);
    }
    await writer.close();
  };
  // A failure is told by the reader as well.
  write().catch(() => {});
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
