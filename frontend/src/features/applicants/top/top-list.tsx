import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { StatusBadge } from '../../../entities/application/status-badge.tsx';
import { nameOf } from '../../../entities/application/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Checkbox } from '../../../ui/fields/choice/checkbox.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { BoneLines, Loading } from '../../../ui/page/skeleton.tsx';
import { ErrorState } from '../../../ui/page/state.tsx';
import { ScoreCell } from '../score-cell.tsx';
import * as styles from './top-list.css.ts';
import type { useTop } from './use-top.ts';

const areOf = (count: number) => (count === 1 ? 'is' : 'are');

/** Why not all of them will change. */
function keptWords({ status, hasStatusCount, decidedCount }: ReturnType<typeof useTop>): string {
  const unchanged = hasStatusCount > 0 && `${hasStatusCount} of these ${areOf(hasStatusCount)} ${status} already.`;
  const decided =
    decidedCount > 0 &&
    `${decidedCount} of these ${areOf(decidedCount)} decided on already: tick them to change them too.`;
  return [unchanged, decided].filter(Boolean).join(' ');
}

/** Hundreds of rows at once would stop the browser for as long as it makes them. */
const atOnce = 50;

/** Whom the change is about, by name: a tick each. Those who are not shown yet change too, and are counted. */
export function TopList({ top }: { top: ReturnType<typeof useTop> }) {
  const [shown, setShown] = useState(atOnce);
  const list = useRef<HTMLUListElement>(null);
  const rest = Math.max(0, top.chosen.length - shown);
  const showMore = () => setShown(shown + atOnce);
  // The button may go with those who were left.
  useEffect(() => {
    if (shown > atOnce) list.current?.children[shown - atOnce]?.querySelector('input')?.focus();
  }, [shown]);
  if (top.isLoading) {
    return (
      <Loading label="Loading applicants">
        <BoneLines count={5} />
      </Loading>
    );
  }
  if (top.failure !== null) {
    return (
      <ErrorState title="Failed to load applicants" {...top.retry}>
        {messageOf(top.failure, 'Something went wrong on our side.')}
      </ErrorState>
    );
  }
  const kept = keptWords(top);
  return (
    <Stack space={2}>
      <Text weight="strong">
        <output>
          {top.chosen.length === 0 ? 'No applicants available' : `${top.ids.length} of these will change`}
        </output>
      </Text>
      {kept === '' ? null : (
        <Text size="xs" tone="muted">
          {kept}
        </Text>
      )}
      {top.chosen.length === 0 ? null : (
        <ul ref={list} className={styles.list} aria-label="Who will change">
          {top.chosen.slice(0, shown).map(({ applicant, hasStatus, isTicked }) => (
            <li key={applicant._id} className={styles.row}>
              <Checkbox isSelected={isTicked} isDisabled={hasStatus} onChange={(next) => top.tick(applicant._id, next)}>
                {nameOf(applicant)}
              </Checkbox>
              <StatusBadge status={applicant.status} />
              <ScoreCell applicant={applicant} />
            </li>
          ))}
        </ul>
      )}
      {rest === 0 ? null : (
        <Button size="sm" onPress={showMore}>
          {`Show ${Math.min(rest, atOnce)} more of ${rest}`}
        </Button>
      )}
    </Stack>
  );
}
