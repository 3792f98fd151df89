import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createMachineAnswers } from './machine-answers.ts';

async function* endless() {
  for (;;) yield 'a post';
}

test('who reads feeds slowly leaves places to others', async () => {
  const { stream } = createMachineAnswers({ route: () => undefined } as never, { take: async () => [] });
  const readBy = (ip: string) => stream({ ip }, endless());
  const slow = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'].map(readBy);
  expect(() => readBy('192.0.2.1')).toThrow('Too many feeds are read right now');
  const others = [readBy('192.0.2.2'), readBy('2001:db8::1')];

  const [first] = slow;
  first!.destroy();
  await once(first!, 'close');
  const all = [...slow, ...others, readBy('192.0.2.1')];
  for (const feed of all) feed.destroy();
});
