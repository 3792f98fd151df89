import { createRequire } from 'node:module';

type RequestQueue = { pending: readonly unknown[]; scheduleCheckPendingRequests(): void };

/**
 * Each connection of kafkajs 2.2.4 looks every millisecond for requests to send, even when none waits: some percent of
 * a core, and a warning of Node about a negative timeout. From now on they look only while one waits.
 * https://github.com/tulios/kafkajs/issues/1704
 */
export function stopIdleTimer(): void {
  const require = createRequire(import.meta.url);
  const { prototype } = require('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  const { scheduleCheckPendingRequests: schedule } = prototype;
  prototype.scheduleCheckPendingRequests = function scheduleIfPending() {
    if (this.pending.length > 0) schedule.call(this);
  };
}
