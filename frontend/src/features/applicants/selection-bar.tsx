import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { useStatusChange } from '../../entities/application/mutations.ts';
import { below } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { useSelection } from './use-selection.ts';

type SelectionBarProps = {
  selection: ReturnType<typeof useSelection>;
  settable: readonly ApplicantStatus[];
  change: ReturnType<typeof useStatusChange>;
};

/** What is done with those who are selected; where no head of a table selects the page, it does. */
export function SelectionBar({ selection, settable, change }: SelectionBarProps) {
  const isNarrow = useMediaQuery(below.desktop);
  return (
    <BulkBar
      selected={selection.ids}
      shownCount={selection.shownCount}
      settable={settable}
      isPending={change.isPending}
      onClear={selection.clear}
      onSelectAll={isNarrow ? selection.selectPage : undefined}
      onChange={(to) => change.mutate({ ids: [...selection.ids], to }, { onSuccess: selection.clear })}
    />
  );
}
