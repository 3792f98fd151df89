import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLive } from '../../session/live.tsx';
import { latePart, useLatePart } from '../../ui/behaviour/late-part.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { bellLabel, shortCount } from './bell-words.ts';
import * as styles from './notification-bell.css.ts';
import { type Notifications, notificationStep, useNotifications } from './queries.ts';

const notificationPanel = latePart(() => import('./notification-panel.tsx'), 'NotificationPanel');

/** Words for what has come since the page was opened; what was there by then is no news. */
function useArrivals(found: Notifications | undefined): string {
  const [words, setWords] = useState('');
  const latest = useRef<string>(undefined);
  const isToldEarly = useRef(false);
  useLive(({ kind }) => {
    if (kind === 'notification' && latest.current === undefined) isToldEarly.current = true;
  });
  const onFound = useEffectEvent(({ notifications, unread }: Notifications) => {
    const since = latest.current;
    latest.current = notifications[0]?.at ?? '';
    // What was told of before the first answer is in it already: the latest.
    const [known, candidates] =
      since === undefined ? ['', notifications.slice(0, isToldEarly.current ? 1 : 0)] : [since, notifications];
    const arrived = candidates.filter(({ at, is_read }) => !is_read && at > known);
    if (arrived.length === 0) return;
    import('./words.ts').then(
      ({ arrivalWords }) => setWords(arrivalWords(arrived, unread)),
      () => setWords(bellLabel(unread)),
    );
  });
  useEffect(() => {
    if (found) onFound(found);
  }, [found]);
  return words;
}

/** The bell of the shell: how much is unread, and what it is. Says politely what comes meanwhile. */
export function NotificationBell({ size }: { size: 'sm' | 'md' }) {
  const { Part: Panel, whenThere, ahead } = useLatePart(notificationPanel);
  const { data } = useNotifications(notificationStep);
  const arrivals = useArrivals(data);
  const unread = data?.unread ?? 0;
  const icon = (
    <span className={styles.bell}>
      <Bell size={20} aria-hidden />
      {unread > 0 ? <span className={styles.count} data-count={shortCount(unread)} /> : null}
    </span>
  );
  return (
    <>
      <Popover
        label="Notifications"
        renderTrigger={(button) => (
          <IconButton
            {...button}
            onPointerEnter={() => {
              button.onPointerEnter();
              ahead.onPointerEnter();
            }}
            onFocus={() => {
              button.onFocus();
              ahead.onFocus();
            }}
            onPress={() => whenThere(button.onPress)}
            size={size}
            label={bellLabel(unread)}
            icon={icon}
            tooltipPlacement="bottom"
          />
        )}
      >
        {(close) => Panel && <Panel onFollow={close} />}
      </Popover>
      <VisuallyHidden as="div">
        <output>{arrivals}</output>
      </VisuallyHidden>
    </>
  );
}
