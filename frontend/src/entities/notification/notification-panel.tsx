import type { Notification } from '@waypost/contracts/entities/notification';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDateTime } from '../../format/date.ts';
import { Link } from '../../router/link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Heading } from '../../ui/content/text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { QueryView } from '../../ui/page/query-view.tsx';
import { BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import * as styles from './notification-bell.css.ts';
import { hasMore, type Notifications, notificationStep, useMarkRead, useNotifications } from './queries.ts';
import { toldAge } from './told-age.ts';
import { wordsOf } from './words.ts';

type RowProps = { notification: Notification; isNew: boolean; now: Date; onFollow: () => void };

function Row({ notification, isNew, now, onFollow }: RowProps) {
  const { text, to } = wordsOf(notification);
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.row} onClick={onFollow}>
        <span className={styles.dot} data-read={!isNew} aria-hidden />
        <span>
          <span className={`${styles.words} ${isNew ? styles.unreadWords : ''}`}>
            {isNew ? <VisuallyHidden>New: </VisuallyHidden> : null}
            {text}
          </span>{' '}
          <time className={styles.age} dateTime={notification.at} title={formatDateTime(notification.at)}>
            {toldAge(notification.at, now)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/**
 * Ids of the shown notifications that were unread when they appeared. Showing them has read them; they stay marked while the
 * panel is open.
 */
function useReadByShowing(shown: readonly Notification[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMarkRead();
  const unread = shown.filter(({ is_read, _id }) => !is_read && !fresh.has(_id)).map(({ _id }) => _id);
  const names = unread.join(' ');
  const onShown = useEffectEvent((ids: readonly string[]) => {
    setFresh((known) => new Set([...known, ...ids]));
    mutate({ ids });
  });
  useEffect(() => {
    if (names !== '') onShown(names.split(' '));
  }, [names]);
  return new Set([...fresh, ...unread]);
}

type ListProps = { found: Notifications; count: number; isFetching: boolean; onMore: () => void; onFollow: () => void };

function NotificationList({ found, count, isFetching, onMore, onFollow }: ListProps) {
  const { notifications } = found;
  const fresh = useReadByShowing(notifications);
  const [now] = useState(() => new Date());
  if (notifications.length === 0) return <p className={styles.empty}>No notifications yet</p>;
  return (
    <>
      <ul className={styles.list}>
        {notifications.map((one) => (
          <Row key={one._id} notification={one} isNew={fresh.has(one._id)} now={now} onFollow={onFollow} />
        ))}
      </ul>
      {hasMore(found, count) ? (
        <div className={styles.more}>
          <Button variant="quiet" isPending={isFetching} pendingLabel="Loading…" onPress={onMore}>
            Show older
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What the bell opens. To be shown is to be read. */
export function NotificationPanel({ onFollow }: { onFollow: () => void }) {
  const [count, setCount] = useState(notificationStep);
  const answer = useNotifications(count);
  const { mutateAsync, isPending } = useMarkRead();
  const found = answer.data;
  const unseen = found === undefined ? 0 : found.unread - found.notifications.filter((one) => !one.is_read).length;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Heading level={2} size="sm">
          Notifications
        </Heading>
        {unseen > 0 ? (
          <Button
            variant="quiet"
            size="sm"
            isPending={isPending}
            pendingLabel="Marking…"
            // Said also once the panel is closed.
            onPress={() => void mutateAsync({ all: true }).catch(() => toast.error('Failed to mark them as read'))}
          >
            Mark all as read
          </Button>
        ) : null}
      </div>
      <QueryView
        answer={answer}
        loading={
          <Loading label="Loading notifications…">
            <span className={styles.bones}>
              <BoneLines count={2} />
              <BoneLines count={2} />
              <BoneLines count={2} />
            </span>
          </Loading>
        }
        renderFailure={(_, retry) => (
          <ErrorState title="Your notifications could not be loaded" {...retry}>
            Nothing is lost. Please try again.
          </ErrorState>
        )}
      >
        {(data) => (
          <NotificationList
            found={data}
            count={count}
            isFetching={answer.isPlaceholderData}
            onMore={() => setCount(count + notificationStep)}
            onFollow={onFollow}
          />
        )}
      </QueryView>
    </div>
  );
}
