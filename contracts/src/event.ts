import { z } from 'zod';

export const topics = [
  'profiles',
  'job-posts',
  'applications',
  'resumes',
  'scores',
  'saved-searches',
  'notifications',
] as const;
export type Topic = (typeof topics)[number];

/** A past fact, as a value: where it goes, what it is called, and what it carries. */
export type EventDefinition<Data extends z.ZodType = z.ZodType> = {
  topic: Topic;
  /** `<aggregate>.<past participle>`. */
  type: string;
  /** Raised with every change of `data` that an older consumer could misread. */
  schemaVersion: number;
  /**
   * The newest version that `data` takes, where that is ahead of what is told. A release that tells another version follows one
   * that reads it, so that none has to wait while both run, or after the newer one has been taken back.
   */
  readsVersion?: number;
  data: Data;
};

export const defineEvent = <Data extends z.ZodType>(definition: EventDefinition<Data>) => definition;

/** What every event carries besides its data. `version` is the aggregate's, counted from 1. */
export const envelope = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  schema_version: z.int().min(1),
  key: z.string().min(1),
  version: z.int().min(1),
  time: z.iso.datetime(),
  /** W3C Trace Context of the moment it was recorded. */
  traceparent: z.string().optional(),
  data: z.unknown(),
});

export type Event<Data = unknown> = Omit<z.infer<typeof envelope>, 'data'> & { data: Data };
export type EventOf<D extends EventDefinition> = Event<z.infer<D['data']>>;

/** Bytes of an event as JSON; checked before the write. */
export const maxEventBytes = 256 * 1024;
