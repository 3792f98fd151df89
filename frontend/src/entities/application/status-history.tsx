import type { Applicant, StatusChange } from '@waypost/contracts/entities/application';
import { ArrowRight } from 'lucide-react';
import { formatDateTime } from '../../format/date.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Text } from '../../ui/content/text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import { StatusBadge } from './status-badge.tsx';
import * as styles from './status-history.css.ts';

type StatusHistoryProps = {
  changes: readonly StatusChange[];
  applicant: Pick<Applicant, 'user_id'>;
  /** What the applicant calls whoever else changed the status. */
  owner?: string;
};

/** Every change of status, the newest first. */
export function StatusHistory({ changes, applicant, owner = 'Somebody else' }: StatusHistoryProps) {
  const { user } = useSignedIn();
  // A blind review hides the applicant's id (null). Only the reader and the applicant change a status, so null is the
  // applicant.
  const who = (id: string | null) =>
    id === user._id ? 'You' : id === null || id === applicant.user_id ? 'The applicant' : owner;
  return (
    <ol className={styles.list}>
      {changes.toReversed().map(({ from, to, by, at }) => (
        <li key={`${at} ${to}`} className={styles.entry}>
          <Inline>
            {from === null ? null : (
              <>
                <StatusBadge status={from} />
                <ArrowRight size={14} aria-hidden />
                <VisuallyHidden>to</VisuallyHidden>
              </>
            )}
            <StatusBadge status={to} />
          </Inline>
          <Text size="xs" tone="muted" numeric>
            {who(by)}, <time dateTime={at}>{formatDateTime(at)}</time>
          </Text>
        </li>
      ))}
    </ol>
  );
}
