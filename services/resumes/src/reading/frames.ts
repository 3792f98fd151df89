const head = 4;

/** Bytes with their length before them: four bytes, the highest first. */
export function frameOf(bytes: Uint8Array): Buffer {
  const frame = Buffer.alloc(head + bytes.length);
  frame.writeUInt32BE(bytes.length);
  frame.set(bytes, head);
  return frame;
}

/** What was framed on the other side. @throws when a frame says that it is longer than `longest`: nothing of it is kept. */
export async function* readFrames(stream: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Buffer, void> {
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = head;
  let isHead = true;
  for await (const chunk of stream) {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const all = Buffer.concat(chunks);
      const part = all.subarray(0, wanted);
      chunks = [all.subarray(wanted)];
      held -= wanted;
      if (isHead) {
        wanted = part.readUInt32BE();
        if (wanted > longest) throw new Error(`A frame of ${wanted} bytes, where ${longest} are allowed`);
      } else {
        yield part;
        wanted = head;
      }
      isHead = !isHead;
    }
  }
}
