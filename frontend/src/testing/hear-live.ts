import type { LiveSignal } from '../api/live.ts';

/** What the tab that holds the live stream tells this one. */
export function hearLive(signal: LiveSignal): void {
  const channel = new BroadcastChannel('waypost-live');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, which takes none
  channel.postMessage(signal);
  channel.close();
}
