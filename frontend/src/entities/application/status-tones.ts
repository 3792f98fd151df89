import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { ToneName } from '../../theme/colors.ts';

export const statusTones = {
  Applied: 'neutral',
  Referred: 'info',
  Shortlisted: 'info',
  Selected: 'success',
  'Not Selected': 'danger',
  Withdrawn: 'neutral',
} as const satisfies Record<ApplicantStatus, ToneName>;
