import type { ApplicantStatus } from '@waypost/contracts/constants';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './bulk-bar.css.ts';

type BulkBarProps = {
  selected: ReadonlySet<string>;
  /** Those of them that the page shows. */
  shownCount: number;
  settable: readonly ApplicantStatus[];
  isPending: boolean;
  onClear: () => void;
  /** Where no head of a table offers it. */
  onSelectAll?: (() => void) | undefined;
  onChange: (status: ApplicantStatus) => void;
};

function selectedWords(count: number, shownCount: number): string {
  if (count === 0) return 'None selected';
  return count === shownCount ? `${count} selected` : `${count} selected, ${count - shownCount} not on this page`;
}

/** One status for everybody who is selected. Stays in sight while the list scrolls. */
export function BulkBar({ selected, shownCount, settable, isPending, onClear, onSelectAll, onChange }: BulkBarProps) {
  const [status, setStatus] = useState<ApplicantStatus | null>(null);
  const [isMissing, setMissing] = useState(false);
  const change = () => {
    if (selected.size === 0) {
      toast.warning('Please select applicants first');
      return;
    }
    setMissing(status === null);
    if (status !== null) onChange(status);
  };
  return (
    <section className={styles.bar} data-empty={selected.size === 0} aria-label="Change the selected applicants">
      <div className={styles.count}>
        <Text as="span" weight="strong" numeric>
          <output>{selectedWords(selected.size, shownCount)}</output>
        </Text>
        {onSelectAll === undefined ? null : (
          <Button variant="quiet" size="sm" onPress={onSelectAll}>
            Select page
          </Button>
        )}
        {selected.size === 0 ? null : (
          <Button variant="quiet" size="sm" onPress={onClear}>
            Clear
          </Button>
        )}
      </div>
      <div className={styles.status}>
        <Select
          label="New status"
          isLabelHidden
          placeholder="Select a status"
          options={settable.map((value) => ({ value, label: value }))}
          value={status}
          onChange={(value) => {
            setStatus(value);
            setMissing(false);
          }}
          errorMessage={isMissing ? 'Please select a status' : undefined}
        />
      </div>
      <Button
        variant={selected.size === 0 ? 'secondary' : 'primary'}
        isPending={isPending}
        pendingLabel="Changing…"
        onPress={change}
      >
        Change status
      </Button>
    </section>
  );
}
