import { EventEmitter, once } from 'node:events';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createBroadcast } from './broadcast.ts';

/** The connection that listens, to a Redis that answers a subscription when it is told to. */
class Listening extends EventEmitter {
  subscribe = () => once(this, 'answer');
  unsubscribe = async () => undefined;
  disconnect = () => undefined;
}

it('tells nobody what arrives before Redis has subscribed the channel: that was for those who left it', async () => {
  const connection = new Listening();
  const redis = { duplicate: () => connection } as unknown as Redis;
  const broadcast = createBroadcast(redis, 'waypost', pino({ level: 'silent' }));
  const says = (words: string) => connection.emit('message', 'waypost:broadcast:news', words);
  const heard: string[] = [];

  const subscribed = broadcast.subscribe('news', (message) => void heard.push(message));
  says('before');
  connection.emit('answer');
  await subscribed;
  says('after');
  connection.emit('close');
  connection.emit('ready');
  says('again');
  expect(heard).toEqual(['after', 'again']);

  await broadcast.close();
});
