import { expect, test } from 'vitest';
import { kafkaLogins, redisUsers } from './engine-users.ts';

const passwords = new Map([
  ['bff', 'secret-of-bff'],
  ['scoring-worker', 'secret-of-worker'],
  ['operator', 'secret-of-operator'],
] as const);

test('Kafka knows each user by a password of its own', () => {
  expect(kafkaLogins(passwords)).toBe(
    'KafkaServer {\n  org.apache.kafka.common.security.plain.PlainLoginModule required\n' +
      '  user_bff="secret-of-bff"\n  user_scoring-worker="secret-of-worker"\n  user_operator="secret-of-operator";\n};\n',
  );
});

test('Redis lets a process at the keys of its own service, strangers at nothing, and is told no password', () => {
  const lines = redisUsers(passwords).trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.slice(0, 2)).toEqual([
    'user default off ~* &* +@all',
    'user health on nopass resetkeys resetchannels -@all +ping',
  ]);
  expect(lines[3]).toMatch(
    /^user scoring-worker on #[0-9a-f]{64} ~\*:tasks:scoring:\* ~\*:sessions:scoring:\* &\*:broadcast:\* /,
  );
  expect(redisUsers(passwords)).not.toContain('secret-of');
});
