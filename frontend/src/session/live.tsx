import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { listenLive, type LiveSignal } from '../api/live.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What makes a query out of date, beside messages that were missed. The frame hears it, once for however many parts show the query. */
      changedBy?: readonly LiveSignal['kind'][];
      /** Of this one alone. */
      id?: string;
    };
  }
}

type Listen = (hear: (signal: LiveSignal) => void) => () => void;

const LiveContext = createContext<Listen>(() => () => undefined);

/** Holds the browser's live stream for as long as somebody is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const listeners = useRef(new Set<(signal: LiveSignal) => void>());
  useEffect(
    () =>
      listenLive((signal) => {
        for (const hear of listeners.current) hear(signal);
      }),
    [],
  );
  const listen = useCallback<Listen>((hear) => {
    const all = listeners.current;
    all.add(hear);
    return () => all.delete(hear);
  }, []);
  return <LiveContext value={listen}>{children}</LiveContext>;
}

/** Whether what one's scores depend on may be another from then on. */
export const isAboutOneself = ({ kind }: LiveSignal): boolean =>
  kind === 'profile' || kind === 'resume' || kind === 'resumed';

/** Hears that something changed; `resumed` means that messages may have been missed. */
export function useLive(hear: (signal: LiveSignal) => void): void {
  const listen = use(LiveContext);
  const onSignal = useEffectEvent(hear);
  useEffect(() => listen((signal) => onSignal(signal)), [listen]);
}
