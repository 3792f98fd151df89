import { EventEmitter } from 'node:events';
import type { Broadcast } from '../ports/broadcast.ts';
import type { Logger } from '../telemetry/log.ts';

/** Broadcast inside the one process. */
export function createBroadcast(log: Logger): Broadcast {
  const channels = new EventEmitter().setMaxListeners(0);
  // 'error' and 'newListener' are special names of an emitter.
  const nameOf = (channel: string) => `channel ${channel}`;

  return {
    async publish(channel, message) {
      channels.emit(nameOf(channel), message);
    },

    async subscribe(channel, handle) {
      const listener = (message: string) => {
        try {
          handle(message);
        } catch (error) {
          log.error({ err: error, channel }, 'A broadcast handler failed');
        }
      };
      channels.on(nameOf(channel), listener);
      return {
        async close() {
          channels.off(nameOf(channel), listener);
        },
      };
    },
  };
}
