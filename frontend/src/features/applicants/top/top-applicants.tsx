import type { ApplicantStatus } from '@waypost/contracts/constants';
import { Trophy } from 'lucide-react';
import { useRef, useState } from 'react';
import { StatusSelect } from '../../../entities/application/status-select.tsx';
import { counted } from '../../../format/counted.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioGroup } from '../../../ui/fields/choice/radio-group.tsx';
import { NumberField } from '../../../ui/fields/text/number-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Stack } from '../../../ui/page/layout.tsx';
import { topOf } from '../selection/chosen.ts';
import * as styles from './top-list.css.ts';
import { TopList } from './top-list.tsx';
import { type TopGiven, useTop } from './use-top.ts';

type TopDialogProps = {
  top: ReturnType<typeof useTop>;
  shown: number;
  total: number;
  settable: readonly ApplicantStatus[];
  isOpen: boolean;
  onClose: () => void;
};

function TopDialog({ top, shown, total, settable, isOpen, onClose }: TopDialogProps) {
  const [isMissing, setMissing] = useState(false);
  const select = useRef<HTMLButtonElement>(null);
  const close = () => {
    setMissing(false);
    top.reset();
    onClose();
  };
  const change = () => {
    if (top.status === null) {
      setMissing(true);
      return select.current?.focus();
    }
    if (top.chosen.length === 0) return toast.warning('No applicants available');
    top.change(top.status);
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title="Change the top applicants"
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            variant="primary"
            // Whom the list names has the status already, or is not ticked.
            isDisabled={top.failure !== null || (top.chosen.length > 0 && top.ids.length === 0)}
            isPending={top.isLoading}
            pendingLabel="Loading…"
            onPress={change}
          >
            {`Change ${counted(top.ids.length, 'applicant')}`}
          </Button>
        </>
      }
    >
      <Stack space={4}>
        {top.hasMore ? (
          <RadioGroup
            label="Choose from"
            value={top.scope}
            onChange={(value) => top.setScope(value === 'filter' ? 'filter' : 'page')}
            options={[
              { value: 'page', label: `The ${shown} on this page` },
              { value: 'filter', label: `All ${total.toLocaleString('en-US')} in this list` },
            ]}
          />
        ) : null}
        <div className={styles.fields}>
          <NumberField
            label="Number of applicants"
            description={`1 to ${top.limit.toLocaleString('en-US')}, best score first`}
            minValue={1}
            maxValue={top.limit}
            step={1}
            hasSteppers
            value={top.typed}
            onChange={top.setWanted}
          />
          <StatusSelect
            ref={select}
            settable={settable}
            value={top.status}
            onChange={(status) => {
              top.setStatus(status);
              setMissing(false);
            }}
            isMissing={isMissing}
          />
        </div>
        <TopList top={top} />
      </Stack>
    </Dialog>
  );
}

type TopApplicantsProps = TopGiven & {
  settable: readonly ApplicantStatus[];
  /** Until then nobody can say that there is nobody. */
  isKnown: boolean;
  /** Of the choice before: whether there is somebody is not known yet, either. */
  isStale: boolean;
};

/** One status for the best scored: of those shown, or of everybody whom the filters leave. */
export function TopApplicants({ settable, isKnown, isStale, ...given }: TopApplicantsProps) {
  const [isOpen, setOpen] = useState(false);
  const top = useTop(given, isOpen);
  const { applicants, total } = given;
  return (
    <>
      <Button
        icon={<Trophy size={16} aria-hidden />}
        isDisabled={!isKnown}
        onPress={() => {
          if (!isStale && !top.hasMore && topOf(applicants, 1).length === 0) toast.warning('No applicants available');
          else setOpen(true);
        }}
      >
        Top applicants
      </Button>
      <TopDialog
        top={top}
        shown={applicants.length}
        total={total}
        settable={settable}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
