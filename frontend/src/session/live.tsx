import { createContext, use, useEffect, useEffectEvent, useMemo } from 'react';
import type { ReactNode } from 'react';
import { listenLive, type LiveSignal } from '../api/live.ts';

type Listen = (hear: (signal: LiveSignal) => void) => () => void;

const LiveContext = createContext<Listen>(() => () => undefined);

/** Holds the browser's live stream for as long as somebody is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const listeners = useMemo(() => new Set<(signal: LiveSignal) => void>(), []);
  useEffect(
    () =>
      listenLive((signal) => {
        for (const hear of listeners) hear(signal);
      }),
    [listeners],
  );
  const listen = useMemo(
    (): Listen => (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    [listeners],
  );
  return <LiveContext value={listen}>{children}</LiveContext>;
}

/** Hears that something changed; `resumed` means that messages may have been missed. */
export function useLive(hear: (signal: LiveSignal) => void): void {
  const listen = use(LiveContext);
  const onSignal = useEffectEvent(hear);
  useEffect(() => listen((signal) => onSignal(signal)), [listen]);
}
