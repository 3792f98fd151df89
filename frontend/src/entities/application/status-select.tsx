import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Ref } from 'react';
import { Select } from '../../ui/fields/select/select.tsx';

type StatusSelectProps = {
  settable: readonly ApplicantStatus[];
  value: ApplicantStatus | null;
  onChange: (status: ApplicantStatus) => void;
  /** Somebody went on without choosing a status. */
  isMissing: boolean;
  isLabelHidden?: boolean;
  /** Where focus goes when it is missing. */
  ref?: Ref<HTMLButtonElement>;
};

/** The status that several applicants get. */
export const StatusSelect = ({
  settable,
  value,
  onChange,
  isMissing,
  isLabelHidden = false,
  ref,
}: StatusSelectProps) => (
  <Select
    {...(ref && { ref })}
    label="New status"
    isLabelHidden={isLabelHidden}
    placeholder="Select a status"
    options={settable.map((status) => ({ value: status, label: status }))}
    value={value}
    onChange={onChange}
    errorMessage={isMissing ? 'Please select a status' : undefined}
  />
);
