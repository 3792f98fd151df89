import { ApiError, messageOf } from '../../api/api-error.ts';
import type { JobForm } from './job-form.ts';
import { fieldOf, type Problem } from './steps.ts';

const permission = 'You do not have permission to do this. Please sign in again.';
const invalid = 'Invalid job data. Please check all required fields.';
const server = 'Server error. Please try again later.';

function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return server;
  if (error.status === 401 || error.status === 403) return permission;
  if (error.status === 400) return invalid;
  return error.status >= 500 ? server : messageOf(error, server);
}

export const publishFailure = (error: unknown, isEdit: boolean): string =>
  `Failed to ${isEdit ? 'update' : 'publish'} job post: ${reason(error)}`;

export const isDenied = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** What the server refuses, at the fields of the form. */
export const refusedFields = (error: unknown, form: JobForm): Problem[] =>
  error instanceof ApiError && error.status === 400
    ? error.errors.map(({ path, message }) => ({ field: fieldOf(path.split('.'), form), message }))
    : [];
