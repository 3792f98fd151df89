import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openCluster, openSessions } from './cluster-ports.ts';

const redis = { redisUrl: 'redis://127.0.0.1:1', log: pino({ level: 'silent' }) };
const openAt = (mongodbUrl: string) => openCluster({ ...redis, mongodbUrl, kafka: { brokers: ['127.0.0.1:1'] } });

test.each(['hunter2/hunter2', 'hunter2@hunter2', 'hunter2%hunter2'])(
  'of a connection string with the password %s it is said how to write it, and no password',
  async (password) => {
    const refusal = openAt(`mongodb://me:${password}@127.0.0.1:1/waypost`);
    await expect(refusal).rejects.toMatchObject({
      name: 'ConfigError',
      problems: [
        {
          variable: 'MONGODB_URL',
          found: expect.stringContaining("'mongodb://***@127.0.0.1:1/waypost'"),
          expected: expect.stringContaining('%2F'),
        },
      ],
    });
    await expect(refusal).rejects.not.toThrow('hunter2');
  },
);

test('an option that the driver does not know is named', async () => {
  await expect(openAt('mongodb://127.0.0.1:1/waypost?retries=1')).rejects.toMatchObject({
    problems: [{ found: expect.stringContaining('option retries is not supported') }],
  });
});

test('a database that MongoDB could not have is named with its address', async () => {
  await expect(openAt('mongodb://127.0.0.1:1/way.post')).rejects.toMatchObject({
    name: 'ConfigError',
    problems: [{ variable: 'MONGODB_URL', found: expect.stringContaining("cannot contain the character '.'") }],
  });
});

test('whoever does not wait for an engine that is away is told which one, and why', async () => {
  const away = {
    name: 'StartError',
    message: 'Redis at redis://127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  };
  const mongodbUrl = 'mongodb://127.0.0.1:1/waypost';
  const all = openCluster({ ...redis, mongodbUrl, kafka: { brokers: ['127.0.0.1:1'] }, waits: false });
  await expect(all).rejects.toMatchObject(away);
  await expect(openSessions('bff', redis)).rejects.toMatchObject(away);
});
