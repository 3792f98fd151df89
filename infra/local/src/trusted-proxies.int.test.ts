import { expect, onTestFinished, test } from 'vitest';
import { startProductProcess } from './testing/product-process.ts';

const statusesOf = async (url: string, from: (index: number) => string) => {
  const statuses: number[] = [];
  for (let index = 0; index < 40; index++) {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': from(index) } });
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  return statuses;
};

test('behind a proxy that is trusted each visitor is counted alone', async () => {
  const product = await startProductProcess({ RATE_LIMIT: '20', TRUSTED_PROXIES: 'loopback' });
  onTestFinished(() => product.close());
  const many = await statusesOf(product.url, (index) => `192.0.2.${index}`);
  expect(many.filter((status) => status === 200)).toHaveLength(40);
  const one = await statusesOf(product.url, () => '203.0.113.9');
  expect(one.filter((status) => status === 429)).toHaveLength(20);
});
