import { act } from '@testing-library/react';
import type { LiveSignal } from '../api/live.ts';

/** Somebody comes back from another tab. */
export function returnToTab(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Somebody goes to another page by the buttons of the browser, which no dialog keeps them from. */
export function goByBrowser(path: string): void {
  act(() => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
}

/** What the tab that holds the live stream tells this one. */
export function hearLive(signal: LiveSignal): void {
  const channel = new BroadcastChannel('waypost-live');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, which takes none
  channel.postMessage(signal);
  channel.close();
}
