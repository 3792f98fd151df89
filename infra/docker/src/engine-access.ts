import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readSecret, writeSecret } from '@waypost/runtime/operator/secret-file';
import { type ActorProcess, serviceOf } from '@waypost/runtime/service/actors/actor-rights';
import { type EngineUser, kafkaLogins, keepPassword, redisUsers, searchers } from './engine-users.ts';
import { openSearchUsers } from './open-search-users.ts';

/** Engines run as users of their own, in the group that the processes have. */
export const ofEngines = 0o640;

/** Whether the engine behind a name asks who somebody is, by TLS; stand-ins do not. Kafka and Redis always do. */
export type Asking = { mongodbAsks: boolean; openSearchAsks: boolean };

const databaseOf = (process: ActorProcess) => `waypost-${serviceOf(process)}`;

/** Writes, for each process and each engine, what the one has to say and the other to know. */
export async function writeEngineAccess(folder: string, users: readonly EngineUser[], asking: Asking): Promise<void> {
  const write = (owner: string, name: string, text: string, mode?: number) =>
    writeSecret(join(folder, owner, name), text, mode);
  const processes = users.filter((user) => user !== 'operator');
  const passwordsFor = (engine: Parameters<typeof keepPassword>[2], some: readonly EngineUser[] = users) =>
    new Map(some.map((user) => [user, keepPassword(folder, user, engine)]));

  const kafka = passwordsFor('kafka');
  write('kafka', 'jaas.conf', kafkaLogins(kafka), ofEngines);
  for (const user of users) write(user, 'name', user);

  const redis = passwordsFor('redis', processes);
  write('redis', 'users.acl', redisUsers(redis), ofEngines);
  for (const name of processes) write(name, 'redis-url', `rediss://${name}:${redis.get(name)}@redis:6379`);

  const mongodb = passwordsFor('mongodb');
  const keyFile = join(folder, 'mongodb', 'keyfile');
  if (readSecret(keyFile) === undefined) write('mongodb', 'keyfile', randomBytes(256).toString('base64'), ofEngines);
  const mongodbUsers = processes.map((name) => ({ name, password: mongodb.get(name), database: databaseOf(name) }));
  write('mongodb', 'users.json', JSON.stringify({ operator: mongodb.get('operator'), users: mongodbUsers }), ofEngines);
  // For who works inside its container, such as with a backup.
  const asOperator = asking.mongodbAsks
    ? `mongodb://operator:${mongodb.get('operator')}@localhost:27017/?authSource=admin&tls=true&tlsCAFile=/run/waypost/shared/authority`
    : 'mongodb://localhost:27017/';
  write('mongodb', 'operator-url', asOperator, ofEngines);
  for (const { name, password, database } of mongodbUsers) {
    const url = asking.mongodbAsks
      ? `mongodb://${name}:${password}@mongodb:27017/${database}?replicaSet=rs0&authSource=admin&tls=true`
      : `mongodb://mongodb:27017/${database}?replicaSet=rs0`;
    write(name, 'mongodb-url', url);
  }

  const openSearch = passwordsFor('opensearch', searchers);
  for (const [name, text] of await openSearchUsers(openSearch)) write('opensearch', name, text, ofEngines);
  for (const name of searchers) {
    const url = asking.openSearchAsks
      ? `https://${name}:${openSearch.get(name)}@opensearch:9200`
      : 'http://opensearch:9200';
    write(name, 'opensearch-url', url);
  }
}
