/** What a command that came in through the door may tell, and learn, while it works. */
export type DoorCall = {
  report(progress: Progress): void;
  /** Aborted when who asked has gone. */
  signal: AbortSignal;
};

export type Progress = { done: number; total: number };
