import { delays } from '@waypost/contracts/constants';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Item = { key: string; content: { message: string } };

/** What was shown a moment ago, on its way out. Words that are shown again at once do not leave. */
export function useLeavingToasts<Shown extends Item>(visible: readonly Shown[]): readonly Shown[] {
  const [leaving, setLeaving] = useState<readonly Shown[]>([]);
  const before = useRef(visible);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useLayoutEffect(() => {
    const isShown = ({ key, content }: Item) =>
      visible.some((other) => other.key === key || other.content.message === content.message);
    const gone = before.current.filter((item) => !isShown(item));
    before.current = visible;
    if (gone.length === 0) return;
    setLeaving((others) => [...others, ...gone]);
    // Not cleared with this effect: the next toast must not keep this one from going.
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLeaving((others) => others.filter((item) => !gone.includes(item)));
    }, delays.toastRemoval);
    timers.current.add(timer);
  }, [visible]);
  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach((timer) => clearTimeout(timer));
  }, []);
  return leaving;
}
