import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../testing/person.ts';
import { runSupervisedToEnd, startSupervisedProduct, type ProductProcess } from '../testing/product-process.ts';

const patiently = { within: 30_000 };

let product: ProductProcess;
beforeAll(async () => {
  product = await startSupervisedProduct();
});
afterAll(() => product.close());

/** The process of the product itself, which the one that was started looks after. */
const pidOfProduct = async () => Number(await readFile(join(product.dataFolder, 'waypost.db.pid'), 'utf8'));
const timesReady = () => product.said().split(`Waypost is at ${product.url}`).length - 1;

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what ends by itself is started again at the same port, and the terminal says that and why', async () => {
  const before = await pidOfProduct();
  process.kill(before, 'SIGKILL');
  await until(() => timesReady() === 2, patiently);
  expect(product.said()).toMatch(/Waypost was killed \(SIGKILL\).* It is started again in 0\.2 s\./);
  expect((await visit(product.url).send('/health/ready')).status).toBe(200);
  expect(await pidOfProduct()).not.toBe(before);
});

test('what refuses to start is not started again', async () => {
  const { code, output } = await runSupervisedToEnd({ PORT: String(product.port), WAYPOST_DATA: product.dataFolder });
  expect(code).toBe(1);
  expect(output).toContain('is in use by another running Waypost');
  expect(output).not.toContain('started again');
});

test('the product ends with the one that looks after it, however that ends, and leaves port and data', async () => {
  const orphan = await pidOfProduct();
  await product.kill('SIGKILL');
  await until(() => !isThere(orphan), patiently);
  await product.start();
});

test('Ctrl-C ends both in good order', async () => {
  const pid = await pidOfProduct();
  const { code, output } = await product.kill('SIGINT');
  expect({ code, there: isThere(pid) }).toEqual({ code: 0, there: false });
  expect(output).not.toContain('started again');
  await product.start();
});

test('who asks the product itself to end gets that', async () => {
  const pid = await pidOfProduct();
  process.kill(pid, 'SIGTERM');
  await until(() => !isThere(pid), patiently);
  const { code, output } = await product.kill('SIGINT');
  expect(code).toBe(0);
  expect(output).not.toContain('started again');
});
