import { LogLost } from '../../policy/log-lost.ts';

/**
 * A transaction is committed before a reader of what is committed sees its end; until then a topic looks as if nothing
 * had been added, and a group as if it had finished. So we remember what we have written ourselves.
 */
export function createKnownEnds() {
  const known = new Map<string, bigint>();
  /** The same, but for what is forgotten after a failure: by it a topic is recognised that was made anew meanwhile. */
  const written = new Map<string, bigint>();
  const nameOf = (topic: string, partition: number) => `${topic} ${partition}`;
  const atLeast = (topic: string, partition: number, end: bigint) => {
    const reached = known.get(nameOf(topic, partition)) ?? end;
    return reached > end ? reached : end;
  };
  return {
    atLeast,
    /** @throws LogLost where a record was appended before what is known to be there, once for each time that this happens. */
    appended(topic: string, partition: number, offset: bigint) {
      const name = nameOf(topic, partition);
      if (offset < (written.get(name) ?? 0n)) {
        for (const other of written.keys()) if (other.startsWith(`${topic} `)) written.delete(other);
        throw new LogLost(topic);
      }
      written.set(name, offset + 1n);
      known.set(name, atLeast(topic, partition, offset + 1n));
    },
    /** Believes Kafka alone: it may have lost what was written. */
    forget: () => known.clear(),
  };
}

export type KnownEnds = ReturnType<typeof createKnownEnds>;
