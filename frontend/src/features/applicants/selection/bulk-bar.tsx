import type { ApplicantStatus } from '@waypost/contracts/constants';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { StatusSelect } from '../../../entities/application/status-select.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { focusLastRow } from '../row-focus.ts';
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
  onCompare: () => void;
  onChange: (status: ApplicantStatus, onDone: () => void) => void;
};

/** Who was on the bar when it goes is in the row that was selected last: what comes next to the bar leads to another page. */
function useFocusAfter(selected: ReadonlySet<string>) {
  const bar = useRef<HTMLElement>(null);
  const leave = useEffectEvent(() => focusLastRow([...selected]));
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => {
      if (shown?.contains(document.activeElement)) leave();
    };
  }, []);
  return bar;
}

export function selectedWords(count: number, shownCount: number): string {
  return count === shownCount ? `${count} selected` : `${count} selected, ${count - shownCount} not on this page`;
}

/** One status for everybody who is selected. Stays in sight while the list scrolls, and is there for as long as somebody is selected. */
export function BulkBar({
  selected,
  shownCount,
  settable,
  isPending,
  onClear,
  onSelectAll,
  onCompare,
  onChange,
}: BulkBarProps) {
  const [status, setStatus] = useState<ApplicantStatus | null>(null);
  const [isMissing, setMissing] = useState(false);
  const select = useRef<HTMLButtonElement>(null);
  const bar = useFocusAfter(selected);
  const change = () => {
    if (selected.size === 0) {
      toast.warning('Please select applicants first');
      return;
    }
    setMissing(status === null);
    // The list would scroll to where the bar stands when nothing holds it in sight.
    if (status === null) return select.current?.focus({ preventScroll: true });
    // The next ones are decided on anew; what fails is not chosen again.
    onChange(status, () => setStatus((now) => (now === status ? null : now)));
  };
  return (
    <section ref={bar} className={styles.bar} data-lower-bar aria-label="Change the selected applicants">
      <div className={styles.count}>
        <Text as="span" weight="strong" numeric>
          {selectedWords(selected.size, shownCount)}
        </Text>
        {onSelectAll === undefined ? null : (
          <Button variant="quiet" size="sm" onPress={onSelectAll}>
            Select page
          </Button>
        )}
        <Button variant="quiet" size="sm" onPress={onCompare}>
          Compare
        </Button>
        <Button variant="quiet" size="sm" onPress={onClear}>
          Clear
        </Button>
      </div>
      <div className={styles.status}>
        <StatusSelect
          ref={select}
          isLabelHidden
          settable={settable}
          value={status}
          onChange={(value) => {
            setStatus(value);
            setMissing(false);
          }}
          isMissing={isMissing}
        />
      </div>
      <Button variant="primary" isPending={isPending} pendingLabel="Changing…" onPress={change}>
        Change status
      </Button>
    </section>
  );
}
