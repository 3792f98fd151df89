/** Something that runs until it is closed; `close` resolves when nothing of it runs any more. */
export type Closeable = { close(): Promise<void> };

const underWay = new Set<{ part: string }>();

/** Closes a part of the process under a name, by which is said what hung if it takes too long. */
export async function closePart(part: string, close: () => Promise<unknown>): Promise<void> {
  const one = { part };
  underWay.add(one);
  try {
    await close();
  } finally {
    underWay.delete(one);
  }
}

/** The names of what is being closed at this moment. */
export const partsThatClose = (): string[] => [...new Set([...underWay].map(({ part }) => part))];
