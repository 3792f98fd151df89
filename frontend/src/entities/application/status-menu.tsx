import type { ApplicantStatus } from '@waypost/contracts/constants';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { StatusBadge, statusIcons } from './status-badge.tsx';
import * as styles from './status-menu.css.ts';

type StatusMenuProps = {
  name: string;
  status: ApplicantStatus;
  settable: readonly ApplicantStatus[];
  onChange: (status: ApplicantStatus) => void;
};

/** An applicant's status, and the way to another one. Who has withdrawn keeps theirs. */
export function StatusMenu({ name, status, settable, onChange }: StatusMenuProps) {
  if (status === 'Withdrawn') return <StatusBadge status={status} />;
  const Icon = statusIcons[status];
  return (
    <Menu
      label={`Status of ${name}`}
      placement="bottom end"
      hasSelection
      trigger={
        <Button size="sm" aria-label={`${status}, change the status of ${name}`}>
          <span className={styles.trigger}>
            <span className={styles.icon[status]}>
              <Icon size={14} aria-hidden />
            </span>
            <span className={styles.word}>{status}</span>
            <ChevronDown size={14} aria-hidden className={styles.chevron} />
          </span>
        </Button>
      }
      groups={[
        {
          id: 'status',
          actions: settable.map((option) => ({
            id: option,
            label: option,
            isSelected: option === status,
            onAction: () => {
              if (option !== status) onChange(option);
            },
          })),
        },
      ]}
    />
  );
}
