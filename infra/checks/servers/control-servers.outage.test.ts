import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const { hostname, port } = new URL(process.env['REDIS_URL'] ?? '');
const control = (action: string) => promisify(execFile)(process.env['SERVERS_CONTROL'] ?? '', [action, 'redis']);

/** One inline command of the Redis protocol, and the line or two that it is answered with. */
async function ask(command: string, within = 5_000): Promise<string> {
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setEncoding('utf8');
  try {
    socket.write(`${command}\r\n`);
    const [answer] = (await once(socket, 'data', { signal: AbortSignal.timeout(within) })) as [string];
    return answer;
  } finally {
    socket.destroy();
  }
}

test('a server that was killed comes back at its address, with its data', async () => {
  const key = `control-${randomUUID()}`;
  expect(await ask(`SET ${key} kept`)).toBe('+OK\r\n');
  await control('kill');
  await expect(ask(`GET ${key}`)).rejects.toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET/) });
  await control('up');
  expect(await ask(`GET ${key}`)).toBe('$4\r\nkept\r\n');
});

test('a server that is paused is silent until it is resumed', async () => {
  await control('pause');
  await expect(ask('PING', 300)).rejects.toThrow(/abort/i);
  await control('resume');
  expect(await ask('PING')).toBe('+PONG\r\n');
});
