import { useEffect, useEffectEvent } from 'react';
import { touch } from '../../theme/breakpoints.ts';

/** https://html.spec.whatwg.org/#close-watchers: in Chrome and Edge, and so on most phones. */
type Watcher = EventTarget & { destroy(): void };

/**
 * The Back of a phone closes what stands in front of the page, where its browser tells of it, and leaves the page elsewhere. Keyboards
 * are left alone: Escape may be meant for a list in front of that.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
    if (!isOpen || CloseWatcher === undefined || !matchMedia(touch).matches) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => closed());
    return () => watcher.destroy();
  }, [isOpen]);
}
