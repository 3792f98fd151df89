import type { Applicant } from '@waypost/contracts/entities/application';
import { useState } from 'react';

/** Who has applied while the page was open, until somebody opens them. */
export function useArrivals(openId: string | undefined) {
  const [since] = useState(() => Date.now());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (openId !== undefined && !seen.has(openId)) setSeen(new Set([...seen, openId]));
  return ({ _id, applied_at }: Applicant) => Date.parse(applied_at) > since && !seen.has(_id);
}
