import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { useStatusChange } from '../../../entities/application/mutations.ts';
import { below } from '../../../theme/breakpoints.ts';
import { useMediaQuery } from '../../../ui/behaviour/use-media-query.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { BulkBar, selectedWords } from './bulk-bar.tsx';
import type { useSelection } from './use-selection.ts';

type SelectionBarProps = {
  selection: ReturnType<typeof useSelection>;
  settable: readonly ApplicantStatus[];
  change: ReturnType<typeof useStatusChange>;
  onCompare: (ids: readonly string[]) => void;
};

/** What is done with those who are selected; where no head of a table selects the page, it does. */
export function SelectionBar({ selection, settable, change, onCompare }: SelectionBarProps) {
  const isNarrow = useMediaQuery(below.desktop);
  const { ids, shownCount } = selection;
  const isEmpty = ids.size === 0;
  return (
    <>
      <VisuallyHidden>
        <output>{isEmpty ? '' : selectedWords(ids.size, shownCount)}</output>
      </VisuallyHidden>
      {isEmpty ? null : (
        <BulkBar
          selected={ids}
          shownCount={shownCount}
          settable={settable}
          isPending={change.isPending}
          onClear={selection.clear}
          onCompare={() => onCompare([...ids])}
          onSelectAll={isNarrow ? selection.selectPage : undefined}
          onChange={(to, onDone) =>
            change.mutate({
              ids: [...ids],
              to,
              onDone() {
                selection.drop(ids);
                onDone();
              },
            })
          }
        />
      )}
    </>
  );
}
