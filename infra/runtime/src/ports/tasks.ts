/** Tasks: work done once by any worker, with retries and exponential back-off. The promise is BullMQ's. */
export type Task = { id: string; name: string; payload: unknown; attempt: number };

export type AddTask = {
  /** `<kind>-<id>-<input version>`; adding an id that still waits or runs changes nothing. No `:`. */
  id: string;
  payload: unknown;
  /** Attempts in all; default 5. */
  attempts?: number;
  /**
   * Whose task it is, where many share the workers: of what waits, the task whose owner had the fewest unfinished tasks
   * when it was added is done first, at every attempt. So a hundred tasks of one owner hold up nobody else's first one.
   * A task without an owner goes before all that have one.
   */
  owner?: string;
};

export type Worker = {
  name: string;
  concurrency?: number;
  /**
   * Throwing means: try again after the back-off (1 s, doubled each time), at most `attempts` times. What failed because
   * something is away (`isAway`) does not count and is tried again within 30 s. `given-up` is what no further attempt would
   * help, and has been recorded: it is counted as one that failed.
   */
  handle(task: Task): Promise<'given-up' | void>;
  /** Called once when the last attempt failed; the owner's document records it. */
  failed(task: Task, error: Error): Promise<void>;
};

export type Tasks = {
  add(name: string, task: AddTask): Promise<void>;
  work(worker: Worker): Promise<{ close(): Promise<void> }>;
  /** Tasks that wait or run. */
  depth(name: string): Promise<number>;
  /**
   * Since when the oldest task that waits or runs could have been done, in ms since 1970; undefined when there is none.
   * Exact while none has failed and none has an owner, about right otherwise. One that was told to come later by more than
   * half a minute is left out until then.
   */
  oldest(name: string): Promise<number | undefined>;
};
