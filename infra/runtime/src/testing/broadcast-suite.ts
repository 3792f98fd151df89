import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Broadcast } from '../ports/broadcast.ts';
import type { OpenedPort, OpenPort } from './opened-port.ts';
import { until } from './until.ts';

/** What a driver of the broadcast port promises. */
export function broadcastSuite(name: string, open: OpenPort<Broadcast>): void {
  describe(`broadcast on ${name}`, () => {
    let opened: OpenedPort<Broadcast>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    async function listen(channel: string, fail = false) {
      const heard: string[] = [];
      const { close } = await opened.port.subscribe(channel, (message) => {
        heard.push(message);
        if (fail) throw new Error('a listener failed');
      });
      return { heard, close };
    }

    it('reaches everybody on the channel, in order, and nobody else', async () => {
      const channel = randomUUID();
      const [one, two, other] = [await listen(channel), await listen(channel), await listen(randomUUID())];
      await opened.port.publish(channel, '1');
      await opened.port.publish(channel, '2');
      await until(() => one.heard.length === 2 && two.heard.length === 2);
      expect(one.heard).toEqual(['1', '2']);
      expect(other.heard).toEqual([]);
      for (const listener of [one, two, other]) await listener.close();
    });

    it('reaches the others when one listener fails', async () => {
      const channel = randomUUID();
      const [failing, working] = [await listen(channel, true), await listen(channel)];
      await opened.port.publish(channel, '1');
      await until(() => failing.heard.length === 1 && working.heard.length === 1);
      expect(working.heard).toEqual(['1']);
      await failing.close();
      await working.close();
    });

    it('keeps nothing for those who were away', async () => {
      const channel = randomUUID();
      const left = await listen(channel);
      await left.close();
      await opened.port.publish(channel, '1');
      const late = await listen(channel);
      await opened.port.publish(channel, '2');
      await until(() => late.heard.length === 1);
      expect(late.heard).toEqual(['2']);
      expect(left.heard).toEqual([]);
      await late.close();
    });
  });
}
