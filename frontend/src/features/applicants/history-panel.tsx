import type { UseQueryResult } from '@tanstack/react-query';
import type { Applicant, StatusChange } from '@waypost/contracts/entities/application';
import { ArrowRight } from 'lucide-react';
import { formatDateTime } from '../../format/date.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Inline } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './history-panel.css.ts';
import { PanelState } from './panel-state.tsx';
import { StatusBadge } from './status-badge.tsx';

type History = { history: StatusChange[] };

/** Every change of status, the newest first. */
export function HistoryPanel({ applicant, history }: { applicant: Applicant; history: UseQueryResult<History> }) {
  const { user } = useSignedIn();
  const who = (id: string) => (id === user._id ? 'You' : id === applicant.user_id ? 'The applicant' : 'Somebody else');
  return (
    <PanelState answer={history} loading="Loading the history" failed="The history could not be loaded">
      {({ history: changes }) => (
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
      )}
    </PanelState>
  );
}
