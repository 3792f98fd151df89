/** Thrown where a stream holds more than it may. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/**
 * All bytes of a stream, which is given up as soon as there are more of them.
 * @param hold called with the length of each piece; may throw when there is no room for it.
 * @throws TooLong, and what the stream or `hold` throws.
 */
export async function readAtMost(
  stream: AsyncIterable<Uint8Array>,
  bytes: number,
  hold: (bytes: number) => void = () => undefined,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > bytes) throw new TooLong(`More than ${bytes} bytes`);
    hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
