import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eventsSuite } from '../testing/events-suite.ts';
import { openEmbedded } from './embedded-ports.ts';
import { openPort } from './testing/open-port.ts';

eventsSuite(
  'the embedded file',
  openPort((ports) => ports.events),
);

it('counts exactly the records that a group has not finished', async () => {
  const embedded = await openEmbedded({ file: ':memory:' });
  const { events } = embedded.portsFor('suite');
  const topic = randomUUID();
  await events.publish(
    topic,
    ['a', 'b', 'c'].map((key) => ({ key, value: '1', headers: {} })),
  );
  expect(await events.lag(topic, 'g')).toBe(3);
  await embedded.close();
});
