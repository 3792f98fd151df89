import { CircleCheck, CircleX } from 'lucide-react';
import { Badge } from '../../ui/content/badge.tsx';

/** Open or Closed; whatever is not open counts as closed. */
export function JobStatusBadge({ status }: { status: string }) {
  const isOpen = status === 'Open';
  return (
    <Badge
      tone={isOpen ? 'success' : 'danger'}
      icon={isOpen ? <CircleCheck size={14} aria-hidden /> : <CircleX size={14} aria-hidden />}
    >
      {isOpen ? 'Open' : 'Closed'}
    </Badge>
  );
}
