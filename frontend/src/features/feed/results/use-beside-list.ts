import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBeside } from '../../../entities/job-post/beside.ts';
import { jobCardId } from '../../../entities/job-post/job-card.tsx';
import { useNavigate } from '../../../router/router.tsx';
import { isCovered, isSingleKey, singleKeysAct } from '../../../ui/behaviour/single-keys.ts';

const cardOf = (jobId: string) => document.getElementById(jobCardId(jobId));
const linkIn = (jobId: string) => cardOf(jobId)?.querySelector<HTMLElement>('[data-card-link]');

/** J and K anywhere, unless single keys are turned off; arrows on a card. */
function stepOf({ key, target }: KeyboardEvent): 1 | -1 | undefined {
  const isOnCard = target instanceof Element && target.matches('[data-card-link]');
  const letter = singleKeysAct() ? key.toLowerCase() : undefined;
  if (letter === 'j' || (isOnCard && key === 'ArrowDown')) return 1;
  if (letter === 'k' || (isOnCard && key === 'ArrowUp')) return -1;
  return undefined;
}

/**
 * Goes through the list by single keys, with the post beside it where one is open; Escape closes that. A card stays where it is
 * on the screen when its post opens, and has focus again when it closes.
 * @returns to be called when a card is about to open.
 */
export function useBesideList(
  jobs: readonly { _id: string }[] | undefined,
  linkTo: (jobId: string) => string,
): (jobId: string) => void {
  const beside = useBeside();
  const navigate = useNavigate();
  const openId = beside?.jobId;
  const top = useRef<number>(undefined);
  const lastOpen = useRef<string>(undefined);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event) || isCovered()) return;
    if (event.key === 'Escape' && beside?.jobId !== undefined) return beside.close();
    const step = stepOf(event);
    if (step === undefined) return;
    const jobIds = jobs?.map(({ _id }) => _id) ?? [];
    const current = openId ?? jobIds.find((id) => cardOf(id)?.contains(document.activeElement));
    const place = current === undefined ? -1 : jobIds.indexOf(current);
    const next = jobIds[place === -1 ? 0 : place + step];
    if (next === undefined) return;
    event.preventDefault();
    linkIn(next)?.focus({ preventScroll: true });
    cardOf(next)?.scrollIntoView({ block: 'nearest' });
    if (openId === undefined || beside === undefined) return;
    top.current = undefined;
    navigate(linkTo(next), beside.linkOf(false));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    // Before what is above the page closes, or it would seem that nothing is.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);

  useLayoutEffect(() => {
    if (openId !== undefined) {
      const now = cardOf(openId)?.getBoundingClientRect().top;
      if (now !== undefined && top.current !== undefined) scrollBy(0, now - top.current);
      top.current = undefined;
      lastOpen.current = openId;
      return undefined;
    }
    const closed = lastOpen.current;
    if (closed === undefined) return undefined;
    lastOpen.current = undefined;
    linkIn(closed)?.focus({ preventScroll: true });
    // The browser first goes back to where the list was left.
    const frame = requestAnimationFrame(() => cardOf(closed)?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [openId]);

  return useCallback((jobId: string) => {
    top.current = cardOf(jobId)?.getBoundingClientRect().top;
  }, []);
}
