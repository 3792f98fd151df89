import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readSecret, writeSecret } from '@waypost/runtime/operator/secret-file';
import { type ActorProcess, actorProcesses, serviceOf } from '@waypost/runtime/service/actors/actor-rights';

/** Who asks the engines: every process under its own name, and the operator, who may do everything in Kafka. */
export type EngineUser = ActorProcess | 'operator';
export const engineUsers: readonly EngineUser[] = [...actorProcesses, 'operator'];

export const engines = ['kafka', 'mongodb', 'redis', 'opensearch'] as const;
export type Engine = (typeof engines)[number];

/** Who needs OpenSearch. */
export const searchers: readonly ActorProcess[] = ['jobs', 'jobs-indexer'];

/** One engine cannot ask another in a user's name: each has a password of its own for them. */
export function keepPassword(folder: string, user: EngineUser, engine: Engine): string {
  const file = join(folder, user, `${engine}-password`);
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  // Letters, digits, - and _ only: they mean nothing in a URL, in JAAS or in an ACL file.
  const password = randomBytes(32).toString('base64url');
  writeSecret(file, password);
  return password;
}

type Passwords = ReadonlyMap<EngineUser, string>;

/** What Kafka reads its users from (SASL/PLAIN, by TLS only). https://kafka.apache.org/documentation/#security_sasl_plain */
export function kafkaLogins(passwords: Passwords): string {
  const users = [...passwords].map(([user, password]) => `  user_${user}="${password}"`);
  return `KafkaServer {\n  org.apache.kafka.common.security.plain.PlainLoginModule required\n${users.join('\n')};\n};\n`;
}

/**
 * What Redis reads its users from: each sees the tasks and sessions of its own service, and the channels of all. They begin with
 * the namespace, which changes with every restore.
 * https://redis.io/docs/latest/operate/oss_and_stack/management/security/acl/
 */
export function redisUsers(passwords: Passwords): string {
  const lines = [...passwords].flatMap(([user, password]) => {
    if (user === 'operator') return [];
    const hash = createHash('sha256').update(password).digest('hex');
    const keys = ['tasks', 'sessions'].map((kind) => `~*:${kind}:${serviceOf(user)}:*`).join(' ');
    // INFO is how a client learns that Redis has its data loaded.
    return [`user ${user} on #${hash} ${keys} &*:broadcast:* +@all -@admin -@dangerous +info`];
  });
  return [
    // Nobody can be it, and it may do everything: when Redis starts again, it takes back as this user what transactions wrote, and
    // leaves out what the user may not do. https://github.com/redis/redis/issues/14541
    'user default off ~* &* +@all',
    // Whoever comes may ask whether somebody is there.
    'user health on nopass resetkeys resetchannels -@all +ping',
    ...lines,
    '',
  ].join('\n');
}
