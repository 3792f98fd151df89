import type { z } from 'zod';
import type { Worker } from '../ports/tasks.ts';

export type WorkerDefinition<P> = Pick<Worker, 'name' | 'concurrency'> & {
  /** What its tasks carry. */
  payload: z.ZodType<P>;
  handle(payload: P): ReturnType<Worker['handle']>;
  failed(payload: P, error: Error): Promise<void>;
};

/**
 * A worker whose tasks are read here. One that cannot be read is tried and given up like any other that fails; as it names nobody whose
 * document could say so, the log does alone.
 */
export const defineWorker = <P>({ payload, handle, failed, ...worker }: WorkerDefinition<P>): Worker => ({
  ...worker,
  handle: async (task) => handle(payload.parse(task.payload)),
  async failed(task, error) {
    const read = payload.safeParse(task.payload);
    if (read.success) await failed(read.data, error);
  },
});
