import type { JobPost } from '@waypost/contracts/entities/job-post';
import { isRefusal, textFor } from '../../../api/api-error.ts';
import { quoted } from '../../../format/quoted.ts';

const permission = 'You do not have permission to do this. Please sign in again.';
const server = 'Server error. Please try again later.';
const reasons = {
  unauthenticated: permission,
  forbidden: permission,
  'validation-error': 'Invalid job data. Please check all required fields.',
  unavailable: server,
} as const;

export const publishFailure = (error: unknown, isEdit: boolean): string =>
  `Failed to ${isEdit ? 'update' : 'publish'} job post: ${textFor(error, reasons, server)}`;

/** To who is elsewhere by then. */
export const publishedBefore = ({ title }: Pick<JobPost, 'title'>): string =>
  `${quoted(title)} was published before. Your draft is kept: publish it again to compare the two.`;

export const isDenied = (error: unknown): boolean => isRefusal(error, 'unauthenticated', 'forbidden');
