/**
 * A transaction is committed before a reader of what is committed sees its end; until then a topic looks as if nothing
 * had been added, and a group as if it had finished. So we remember what we have written ourselves.
 */
export function createKnownEnds() {
  const known = new Map<string, bigint>();
  const nameOf = (topic: string, partition: number) => `${topic} ${partition}`;
  const atLeast = (topic: string, partition: number, end: bigint) => {
    const reached = known.get(nameOf(topic, partition)) ?? end;
    return reached > end ? reached : end;
  };
  return {
    atLeast,
    reached(topic: string, partition: number, end: bigint) {
      known.set(nameOf(topic, partition), atLeast(topic, partition, end));
    },
    /** Believes Kafka alone: it may have lost what was written. */
    forget: () => known.clear(),
  };
}

export type KnownEnds = ReturnType<typeof createKnownEnds>;
