import { findAccounts, getUser } from '@waypost/contracts/calls/identity';
import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { notFound } from '@waypost/contracts/errors';
import { aUser } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { createStubClient, type StubClient } from '@waypost/runtime/testing/stub-client';
import { beforeEach, expect, test } from 'vitest';
import { createRemovalOperator, type RemovalOperator } from './removal-operator.ts';

const ada = aUser({ first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.com' });
let client: StubClient;
let operator: RemovalOperator;
let log: string;
beforeEach(() => {
  log = '';
  client = createStubClient({ kind: 'service', name: 'bff' });
  client.stub(getUser, ({ params }) => {
    if (params.id !== ada._id) throw notFound('User');
    return ada;
  });
  client.stub(deleteUser, () => ({ success: true }) as const);
  client.stub(readJobPosts, () => ({ job_posts: [] }));
  operator = createRemovalOperator({ client, log: createLog('test', { write: (line: string) => void (log += line) }) });
});
const accountsAre = (...ids: string[]) =>
  client.stub(findAccounts, () => ({ accounts: ids.map((user_id) => ({ user_id, iss: 'issuer', dashboards: [] })) }));

test('a person is found by e-mail or id, and removed in their own name, as by themselves', async () => {
  accountsAre(ada._id);
  const found = await operator.findPerson('ada@example.com');
  expect(found).toEqual({ user_id: ada._id, name: 'Ada Okafor', email: 'ada@example.com' });
  expect(await operator.findPerson(ada._id)).toEqual(found);
  await operator.removePerson(found);
  expect(client.calls.at(-1)).toMatchObject({
    contract: { url: deleteUser.url },
    input: { body: { email: 'ada@example.com' } },
    actor: { kind: 'user', user_id: ada._id },
  });
  expect(log).toContain('"security.event":"account.removed-by-operator"');
  expect(log).not.toContain('ada@example.com');
});

test('of several accounts of an address one has to be said', async () => {
  accountsAre(ada._id, newId());
  await expect(operator.findPerson('ada@example.com')).rejects.toThrow(ada._id);
});

test('who and what is not there is told so', async () => {
  accountsAre();
  await expect(operator.findPerson('nobody@example.com')).rejects.toThrow(StartError);
  await expect(operator.findPerson(newId())).rejects.toThrow(StartError);
  await expect(operator.findPost(newId())).rejects.toThrow(StartError);
});

test.each(['', undefined])('nobody is found whose removal an empty line would confirm: e-mail %j', async (email) => {
  client.stub(getUser, () => ({ ...ada, email }));
  await expect(operator.findPerson(ada._id)).rejects.toThrow(StartError);
});
