import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../buttons/plain-button.tsx';
import * as styles from './state.css.ts';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** What would be here. */
  children?: ReactNode;
  /** The step that fills it. */
  actions?: ReactNode;
  /** For a part of a page that has others: as low as its words. */
  isCompact?: boolean;
};

export function EmptyState({ icon, title, children, actions, isCompact = false }: EmptyStateProps) {
  return (
    <div className={isCompact ? `${styles.state} ${styles.compact}` : styles.state}>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  actions?: ReactNode;
};

export function ErrorState({ title, children, onRetry, isRetrying = false, actions }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <CircleAlert size={24} aria-hidden />
      </span>
      <div className={styles.words} role="alert">
        <p className={styles.title}>{title}</p>
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
      </div>
      <div className={styles.actions}>
        {onRetry === undefined ? null : (
          <PlainButton isPending={isRetrying} pendingLabel="Trying again…" onPress={onRetry}>
            Retry
          </PlainButton>
        )}
        {actions}
      </div>
    </div>
  );
}
