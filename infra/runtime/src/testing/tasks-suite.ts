import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@waypost/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task, Tasks, Worker } from '../ports/tasks.ts';
import { inSpan } from '../telemetry/span.ts';
import { traceSpans } from '../telemetry/testing/trace-spans.ts';
import { currentTraceparent } from '../telemetry/trace-context.ts';
import type { OpenedPort, OpenPort } from './opened-port.ts';
import { until } from './until.ts';

const newName = () => `task-${randomUUID()}`;

/** What a driver of the tasks port promises. */
export function tasksSuite(name: string, open: OpenPort<Tasks>): void {
  describe(`tasks on ${name}`, () => {
    const spans = traceSpans();
    let opened: OpenedPort<Tasks>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const work = (worker: Partial<Worker> & Pick<Worker, 'name' | 'handle'>) =>
      opened.port.work({ failed: async () => undefined, ...worker });

    const drained = (task: string) => until(async () => (await opened.port.depth(task)) === 0, { within: 20_000 });

    it('runs what waits and what is added later, once each', async () => {
      const task = newName();
      const seen: Task[] = [];
      await opened.port.add(task, { id: 'first-1', payload: { n: 1 } });
      const worker = await work({ name: task, handle: async (one) => void seen.push(one) });
      await opened.port.add(task, { id: 'second-1', payload: { n: 2 } });
      await drained(task);
      expect(seen).toEqual([
        { id: 'first-1', name: task, payload: { n: 1 }, attempt: 1 },
        { id: 'second-1', name: task, payload: { n: 2 }, attempt: 1 },
      ]);
      await worker.close();
    });

    it('does not count an attempt that fails because something is away', async () => {
      const task = newName();
      const attempts: number[] = [];
      const failures: Error[] = [];
      const worker = await work({
        name: task,
        async handle({ attempt }) {
          attempts.push(attempt);
          if (attempts.length === 1) throw new AppError('unavailable', 'away');
          if (attempts.length === 2) throw new Error('broken');
        },
        failed: async (_, error) => void failures.push(error),
      });
      await opened.port.add(task, { id: 'x-1', payload: 1, attempts: 1 });
      await drained(task);
      expect(attempts).toEqual([1, 2]);
      expect(failures).toMatchObject([{ message: 'broken' }]);
      await worker.close();
    });

    it('takes an id only once while it waits or runs, and again when it is done', async () => {
      const task = newName();
      const release = Promise.withResolvers<void>();
      const payloads: unknown[] = [];
      await opened.port.add(task, { id: 'x-1', payload: 1 });
      await opened.port.add(task, { id: 'x-1', payload: 2 });
      expect(await opened.port.depth(task)).toBe(1);
      const worker = await work({
        name: task,
        async handle({ payload }) {
          payloads.push(payload);
          await release.promise;
        },
      });
      await until(() => payloads.length === 1);
      await opened.port.add(task, { id: 'x-1', payload: 3 });
      release.resolve();
      await drained(task);
      await opened.port.add(task, { id: 'x-1', payload: 4 });
      await drained(task);
      expect(payloads).toEqual([1, 4]);
      await worker.close();
    });

    it('refuses an id with a colon', async () => {
      await expect(opened.port.add(newName(), { id: 'a:b', payload: 1 })).rejects.toThrow(/:/);
    });

    it('tries again after a failure, later each time', async () => {
      const task = newName();
      const at: number[] = [];
      const worker = await work({
        name: task,
        async handle({ attempt }) {
          at.push(performance.now());
          expect(attempt).toBe(at.length);
          if (attempt < 3) throw new Error('not yet');
        },
      });
      await opened.port.add(task, { id: 'x-1', payload: null });
      await drained(task);
      const [first = 0, second = 0, third = 0] = at;
      expect(at).toHaveLength(3);
      expect(second - first).toBeGreaterThan(500);
      expect(third - second).toBeGreaterThan(second - first);
      await worker.close();
    });

    it('reports the failure of the last attempt once, and forgets the task', async () => {
      const task = newName();
      const failures: { task: Task; message: string }[] = [];
      const worker = await work({
        name: task,
        async handle() {
          throw new Error('cannot');
        },
        async failed(failed, error) {
          failures.push({ task: failed, message: error.message });
        },
      });
      await opened.port.add(task, { id: 'x-1', payload: 7, attempts: 2 });
      await drained(task);
      expect(failures).toEqual([{ task: { id: 'x-1', name: task, payload: 7, attempt: 2 }, message: 'cannot' }]);
      await opened.port.add(task, { id: 'x-1', payload: 8, attempts: 1 });
      await drained(task);
      expect(failures).toHaveLength(2);
      await worker.close();
    });

    it('lets owners take turns, however many tasks one of them has', async () => {
      const task = newName();
      const order: string[] = [];
      for (let n = 1; n <= 5; n++) await opened.port.add(task, { id: `a-${n}`, payload: null, owner: 'a' });
      for (let n = 1; n <= 2; n++) await opened.port.add(task, { id: `b-${n}`, payload: null, owner: 'b' });
      await opened.port.add(task, { id: 'nobody', payload: null });
      const worker = await work({
        name: task,
        async handle({ id }) {
          order.push(id);
          // Comes while others wait.
          if (id === 'b-2') await opened.port.add(task, { id: 'c-1', payload: null, owner: 'c' });
        },
      });
      await drained(task);
      expect(order).toEqual(['nobody', 'a-1', 'b-1', 'a-2', 'b-2', 'c-1', 'a-3', 'a-4', 'a-5']);
      await worker.close();
    });

    it('keeps the turn of a task that is tried again', async () => {
      const task = newName();
      const order: string[] = [];
      for (let n = 1; n <= 40; n++) await opened.port.add(task, { id: `a-${n}`, payload: null, owner: 'a' });
      await opened.port.add(task, { id: 'b-1', payload: null, owner: 'b' });
      const worker = await work({
        name: task,
        async handle({ id, attempt }) {
          order.push(id);
          if (id === 'b-1' && attempt === 1) throw new Error('not yet');
          await sleep(100);
        },
      });
      await drained(task);
      expect(order.filter((id) => id === 'b-1')).toHaveLength(2);
      expect(order.at(-1)).toBe('a-40');
      await worker.close();
    });

    it('runs as many at a time as the worker allows, and no more', async () => {
      const task = newName();
      let running = 0;
      let most = 0;
      const release = Promise.withResolvers<void>();
      const worker = await work({
        name: task,
        concurrency: 3,
        async handle() {
          most = Math.max(most, ++running);
          await release.promise;
          running--;
        },
      });
      await Promise.all(Array.from({ length: 8 }, (_, i) => opened.port.add(task, { id: `x-${i}`, payload: i })));
      await until(() => running === 3);
      release.resolve();
      await drained(task);
      expect(most).toBe(3);
      await worker.close();
    });

    it('shares tasks between workers, each done by one of them', async () => {
      const task = newName();
      const seen: string[] = [];
      const handle = async ({ id }: Task) => void seen.push(id);
      const workers = [await work({ name: task, handle }), await work({ name: task, handle })];
      await Promise.all(Array.from({ length: 20 }, (_, i) => opened.port.add(task, { id: `x-${i}`, payload: i })));
      await drained(task);
      expect(seen).toHaveLength(20);
      expect(new Set(seen).size).toBe(20);
      for (const worker of workers) await worker.close();
    });

    it('runs a task in the trace of what added it, each attempt as a span', async () => {
      const task = newName();
      const inside: (string | undefined)[] = [];
      const request = await inSpan('request', { kind: 'client' }, async (span) => {
        await opened.port.add(task, { id: 'x-1', payload: null });
        return span.spanContext();
      });
      const worker = await work({
        name: task,
        async handle({ attempt }) {
          inside.push(currentTraceparent());
          if (attempt === 1) throw new Error('not yet');
        },
      });
      await drained(task);
      const added = spans.find(({ name }) => name === `add ${task}`);
      const runs = spans.filter(({ name }) => name === `run ${task}`);
      expect(added?.parentSpanContext?.spanId).toBe(request.spanId);
      expect(runs.map(({ parentSpanContext }) => parentSpanContext?.spanId)).toEqual([
        added?.spanContext().spanId,
        added?.spanContext().spanId,
      ]);
      expect(runs.map(({ events }) => events.map(({ name }) => name))).toEqual([['exception'], []]);
      const ids = runs.map((span) => span.spanContext());
      expect(inside).toEqual(ids.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`));
      expect(new Set(ids.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
      await worker.close();
    });

    it('says since when the oldest task could have been done', async () => {
      const task = newName();
      expect(await opened.port.oldest(task)).toBeUndefined();
      // A driver may measure by another clock, and rounds it.
      const apart = 5;
      const before = Date.now() - apart;
      await opened.port.add(task, { id: 'first', payload: null });
      const after = Date.now() + apart;
      await until(async () => Date.now() > after + 2 * apart);
      await opened.port.add(task, { id: 'second', payload: null });
      expect(await opened.port.oldest(task)).toBeGreaterThanOrEqual(before);
      expect(await opened.port.oldest(task)).toBeLessThanOrEqual(after);
      const release = Promise.withResolvers<void>();
      const handle = ({ id }: Task) => (id === 'first' ? Promise.resolve() : release.promise);
      const worker = await work({ name: task, handle });
      await until(async () => (await opened.port.depth(task)) === 1);
      expect(await opened.port.oldest(task)).toBeGreaterThan(after);
      release.resolve();
      await drained(task);
      expect(await opened.port.oldest(task)).toBeUndefined();
      await worker.close();
    });

    it('keeps what waits over a restart', async () => {
      const task = newName();
      await opened.port.add(task, { id: 'x-1', payload: { deep: ['value'] } });
      await opened.close();
      opened = await open();
      const seen: Task[] = [];
      const worker = await work({ name: task, handle: async (one) => void seen.push(one) });
      await drained(task);
      expect(seen).toMatchObject([{ id: 'x-1', payload: { deep: ['value'] } }]);
      await worker.close();
    });
  });
}
