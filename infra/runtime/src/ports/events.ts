/**
 * Events: an ordered, keyed log with consumer groups. Delivery is at least once, in order for each key.
 * The promise is Kafka's; the embedded driver keeps it with a log table and an offset for each group.
 */
export type EventRecord = {
  /** The aggregate's id; records of one key stay in order. */
  key: string;
  /** The event, as JSON text. */
  value: string;
  headers: Record<string, string>;
};

export type ReceivedRecord = EventRecord & { topic: string; partition: number; offset: string };

/** What a handler decides about a record. Throwing means: retry with back-off, later records of the partition wait. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'dead-letter'; reason: string }
  /** The record is newer than this process understands: wait and say so, until a newer process takes over. */
  | { kind: 'pause'; reason: string };

export type Subscription = {
  topic: string;
  /** Each group sees every record once; instances of a group share the partitions. */
  group: string;
  handle(record: ReceivedRecord): Promise<Outcome>;
  /** Records of different keys handled at a time, of each partition, where the handler gains from more than a few. */
  concurrency?: number | undefined;
};

export type DeadLetter = {
  id: string;
  topic: string;
  group: string;
  record: ReceivedRecord;
  reason: string;
  attempts: number;
  /** ISO-8601 UTC. */
  at: string;
  /** When the record was handed to its group once more; one that failed again then has no such time any more. */
  replayed_at?: string;
};

/** The right to publish under a name; lost for good when somebody else takes it, or when publishing fails. */
export type Publisher = {
  /** As `Events.publish`. @throws when it lost the name: nothing was published then. */
  publish(topic: string, records: readonly EventRecord[]): Promise<void>;
  close(): Promise<void>;
};

export type Group = { name: string; members: number };

export type Subscribed = {
  /** What the group has not finished, as `Events.lag`; one member of a group knows, for the others it is undefined. */
  lag(): Promise<number | undefined>;
  close(): Promise<void>;
};

export type Events = {
  /** The engine, as traces and metrics name it: `kafka`, or `embedded`. */
  system: string;
  /**
   * Identifies this log among all that an installation may have had. Undefined where log and documents are one file, so that
   * neither is restored without the other.
   */
  logId?: string | undefined;
  /** All or nothing, in the given order. Resolves when the log has them durably. */
  publish(topic: string, records: readonly EventRecord[]): Promise<void>;
  /**
   * Takes a name over. What its former holder publishes from now on fails, even if it only was slow, so that of
   * several processes the last one to come has the last word.
   */
  publisher(name: string): Promise<Publisher>;
  subscribe(subscription: Subscription): Promise<Subscribed>;
  /**
   * Records of a topic that a group has not finished, for metrics and tests: 0 exactly when there are none, else at
   * least as many (the log may count its own marks too).
   */
  lag(topic: string, group: string): Promise<number>;
  /** The groups that have read some of a topic, by name. */
  groups(topic: string): Promise<Group[]>;
  /**
   * Lets a group begin a topic from the start, so that what it keeps is built anew. @throws while it has members: they
   * would go on from where they are.
   */
  rewind(topic: string, group: string): Promise<void>;
  /**
   * Takes away what groups of a topic that nobody will be in any more have left in the log: how far they were, their dead
   * letters and replays. One that has members is left as it is.
   * @param isOver is asked once it is known which groups have left something.
   */
  retire(topic: string, isOver: (group: string) => Promise<boolean>): Promise<void>;
  /** Oldest first; those that have been replayed too. What cannot be read is left out, and logged. */
  deadLetters(): Promise<DeadLetter[]>;
  /**
   * Hands the records of dead letters to their groups once more, and to no others, and marks the letters as replayed:
   * all or nothing. The records come late, so that a handler may find newer ones of their keys done already. One that
   * is put aside again is the same dead letter again.
   */
  replay(letters: readonly DeadLetter[]): Promise<void>;
  /** Takes dead letters off the list that nobody will replay. One that fails anew, as while its group is built anew, is there again. */
  discard(letters: readonly DeadLetter[]): Promise<void>;
};
