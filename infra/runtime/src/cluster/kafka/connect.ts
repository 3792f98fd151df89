import kafkajs, { type Kafka, type SASLOptions } from 'kafkajs';
import type { Logger } from '../../telemetry/log.ts';
import { endUnansweredConnections } from './end-unanswered.ts';
import { stopIdleTimer } from './idle-timer.ts';

// A CommonJS module whose named exports Node does not detect.
const { Kafka: KafkaConnector, logLevel } = kafkajs;
stopIdleTimer();
endUnansweredConnections();

/** Where Kafka is, and who asks it. */
export type KafkaAccess = {
  brokers: readonly string[];
  /** By whom its certificate has to be; public authorities where none is named. */
  tls?: { ca?: string | undefined };
  login?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
};

/** Bounded, so that a publisher gives up and its relay asks whether it still has the lease. */
export const clientRetry = { retries: 5, initialRetryTime: 100, maxRetryTime: 2_000 };

export function createKafka({ brokers, tls, login }: KafkaAccess, log: Logger): Kafka {
  return new KafkaConnector({
    clientId: 'waypost',
    brokers: [...brokers],
    ...(tls && { ssl: tls.ca ? { ca: [tls.ca] } : true }),
    // Its type is a union by the mechanism, of which all members have the same fields.
    ...(login && { sasl: login as SASLOptions }),
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry: clientRetry,
    logLevel: logLevel.WARN,
    // It reports as errors what it then tries again; what it gives up is thrown.
    logCreator:
      () =>
      ({ namespace, log: { message, ...rest } }) =>
        log.debug({ kafka: namespace, ...rest }, message),
  });
}
