import type { ApplicantStatus } from '@waypost/contracts/constants';
import { CircleCheck, CircleX, Inbox, Send, Star, Undo2, type LucideIcon } from 'lucide-react';
import { Badge } from '../../ui/content/badge.tsx';
import { statusTones } from './status-tones.ts';

export const statusIcons: Record<ApplicantStatus, LucideIcon> = {
  Applied: Inbox,
  Referred: Send,
  Shortlisted: Star,
  Selected: CircleCheck,
  'Not Selected': CircleX,
  Withdrawn: Undo2,
};

export function StatusBadge({ status }: { status: ApplicantStatus }) {
  const Icon = statusIcons[status];
  return (
    <Badge tone={statusTones[status]} icon={<Icon size={14} aria-hidden />}>
      {status}
    </Badge>
  );
}
