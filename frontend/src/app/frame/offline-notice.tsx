import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as styles from './offline-notice.css.ts';

/** Questions wait while there is no connection and go on with it: this says so, or a page would only seem slow. What is sent fails. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
  return (
    <output className={styles.place}>
      {isOnline ? null : (
        <p className={styles.notice}>
          <WifiOff size={16} aria-hidden />
          You are offline. What loaded earlier stays; the rest comes when you are back online.
        </p>
      )}
    </output>
  );
}
