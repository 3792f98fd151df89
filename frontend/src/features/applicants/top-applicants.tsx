import { topApplicantsDefault, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import type { StatusChange } from '../../entities/application/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { filtersOf, type ApplicantList } from './applicant-list.ts';
import { topOf } from './chosen.ts';

type TopApplicantsProps = {
  applicants: readonly Applicant[];
  total: number;
  list: ApplicantList;
  settable: readonly ApplicantStatus[];
  onChange: (change: StatusChange) => void;
};

type Scope = 'page' | 'filter';

/** How many may be chosen: of those shown, or of everybody whom the filters leave. */
function useTop({ applicants, total, list, onChange }: TopApplicantsProps) {
  const [wanted, setWanted] = useState<number>(topApplicantsDefault);
  const [scope, setScope] = useState<Scope>('page');

  const shown = topOf(applicants, applicants.length).length;
  const hasMore = total > applicants.length;
  const isFilter = scope === 'filter' && hasMore;
  const most = isFilter ? total : shown;
  const count = Number.isNaN(wanted) ? 1 : Math.max(1, Math.min(wanted, most));
  return {
    shown,
    hasMore,
    scope,
    setScope,
    most,
    count,
    /** What stands in the field, which may be empty. */
    typed: Number.isNaN(wanted) ? wanted : count,
    setWanted,
    change(to: ApplicantStatus) {
      const top = { to, top: count };
      // With one page, what is shown is all there is, and the server chooses of what there is now.
      onChange(isFilter || !hasMore ? { ...top, filters: filtersOf(list) } : { ...top, ids: topOf(applicants, count) });
    },
  };
}

type TopDialogProps = {
  top: ReturnType<typeof useTop>;
  total: number;
  settable: readonly ApplicantStatus[];
  isOpen: boolean;
  onClose: () => void;
};

function TopDialog({ top, total, settable, isOpen, onClose }: TopDialogProps) {
  const [status, setStatus] = useState<ApplicantStatus | null>(null);
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setMissing(false);
    onClose();
  };
  const change = () => {
    if (status === null) return setMissing(true);
    top.change(status);
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      size="sm"
      title="Change the top applicants"
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" onPress={change}>
            {`Change top ${top.count}`}
          </Button>
        </>
      }
    >
      <Stack space={4}>
        <Text tone="muted">The best scored get one status; who has no score comes last. You can undo it.</Text>
        {top.hasMore ? (
          <RadioGroup
            label="Choose from"
            value={top.scope}
            onChange={(value) => top.setScope(value === 'filter' ? 'filter' : 'page')}
            options={[
              { value: 'page', label: `The ${top.shown} on this page` },
              { value: 'filter', label: `All ${total.toLocaleString('en-US')} in this list, every page` },
            ]}
          />
        ) : null}
        <NumberField
          label="Number of applicants"
          description={`1 to ${top.most.toLocaleString('en-US')}`}
          minValue={1}
          maxValue={top.most}
          step={1}
          hasSteppers
          value={top.typed}
          onChange={top.setWanted}
        />
        <Select
          label="New status"
          placeholder="Select a status"
          options={settable.map((value) => ({ value, label: value }))}
          value={status}
          onChange={(value) => {
            setStatus(value);
            setMissing(false);
          }}
          errorMessage={isMissing ? 'Please select a status' : undefined}
        />
      </Stack>
    </Dialog>
  );
}

/** One status for the best scored: of those shown, or of everybody whom the filters leave. */
export function TopApplicants(props: TopApplicantsProps) {
  const [isOpen, setOpen] = useState(false);
  const top = useTop(props);
  return (
    <>
      <Button
        icon={<Trophy size={16} aria-hidden />}
        onPress={() => {
          if (top.shown === 0) toast.warning('No applicants available');
          else setOpen(true);
        }}
      >
        Top applicants
      </Button>
      <TopDialog
        top={top}
        total={props.total}
        settable={props.settable}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
