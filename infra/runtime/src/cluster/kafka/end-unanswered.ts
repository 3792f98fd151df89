import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import kafkajs from 'kafkajs';

type Connection = { socket?: Socket; send(request: unknown): Promise<unknown> };

/**
 * kafkajs 2.2.4 keeps a connection that did not answer in time and asks by it again, so that one whose other end vanished
 * without a word fails as many requests as are tried, each after `requestTimeout`. From now on the first one ends it, as in
 * Kafka's own client: https://github.com/apache/kafka/blob/4.1.1/clients/src/main/java/org/apache/kafka/clients/NetworkClient.java
 */
export function endUnansweredConnections(): void {
  const require = createRequire(import.meta.url);
  const { prototype } = require('kafkajs/src/network/connection') as { prototype: Connection };
  const { send } = prototype;
  prototype.send = async function sendOrEnd(request) {
    // By the time an answer is missed there may be another one.
    const { socket } = this;
    try {
      return await send.call(this, request);
    } catch (error) {
      if (error instanceof kafkajs.KafkaJSRequestTimeoutError) socket?.destroy(error);
      throw error;
    }
  };
}
