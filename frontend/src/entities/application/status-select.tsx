import type { ApplicantStatus } from '@waypost/contracts/constants';
import { Select } from '../../ui/select.tsx';

type StatusSelectProps = {
  settable: readonly ApplicantStatus[];
  value: ApplicantStatus | null;
  onChange: (status: ApplicantStatus) => void;
  /** It was asked for without one. */
  isMissing: boolean;
  isLabelHidden?: boolean;
};

/** The status that several applicants get. */
export const StatusSelect = ({ settable, value, onChange, isMissing, isLabelHidden = false }: StatusSelectProps) => (
  <Select
    label="New status"
    isLabelHidden={isLabelHidden}
    placeholder="Select a status"
    options={settable.map((status) => ({ value: status, label: status }))}
    value={value}
    onChange={onChange}
    errorMessage={isMissing ? 'Please select a status' : undefined}
  />
);
