import type { z } from 'zod';
import type { KafkaAccess } from '../../cluster/kafka/connect.ts';
import { ConfigError, serviceConfig } from './config.ts';

/** The settings of those who need Kafka alone. */
export const kafkaConfig = serviceConfig.pick({
  KAFKA_BROKERS: true,
  KAFKA_TLS: true,
  KAFKA_USERNAME: true,
  KAFKA_PASSWORD: true,
  KAFKA_MECHANISM: true,
  ENGINES_CA: true,
});

/** How a process reaches Kafka. A password goes by TLS only. @throws ConfigError when a part of what belongs together is missing. */
export function kafkaAccessOf(config: z.output<typeof kafkaConfig>): KafkaAccess {
  const { KAFKA_BROKERS, KAFKA_TLS, KAFKA_USERNAME, KAFKA_PASSWORD, KAFKA_MECHANISM, ENGINES_CA } = config;
  const login = Object.entries({ KAFKA_USERNAME, KAFKA_PASSWORD });
  const missing = login.filter(([, value]) => value === undefined);
  if (missing.length === 1) {
    const expected = 'a value, since what belongs to it is set';
    throw new ConfigError(missing.map(([variable]) => ({ variable, found: 'nothing', expected })));
  }
  return {
    brokers: KAFKA_BROKERS,
    ...((KAFKA_TLS === 'on' || missing.length === 0) && { tls: { ca: ENGINES_CA } }),
    ...(KAFKA_USERNAME !== undefined &&
      KAFKA_PASSWORD !== undefined && {
        login: { mechanism: KAFKA_MECHANISM, username: KAFKA_USERNAME, password: KAFKA_PASSWORD },
      }),
  };
}
