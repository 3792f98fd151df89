import { isRefusal, textFor } from '../../../api/api-error.ts';

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

export const isDenied = (error: unknown): boolean => isRefusal(error, 'unauthenticated', 'forbidden');
