import { pathTo } from '@waypost/contracts/paths';
import { toast } from '../../ui/overlays/toast.ts';

/** Where everybody can read a post. */
export const publicLinkTo = (jobId: string) => new URL(pathTo('publicJob', { jobId }), location.origin).href;

/** Copies the link to a post, and says whether that worked. */
export async function copyLinkTo(jobId: string) {
  try {
    await navigator.clipboard.writeText(publicLinkTo(jobId));
    toast.success('Job link copied to clipboard!');
  } catch {
    toast.error('Failed to copy link');
  }
}
