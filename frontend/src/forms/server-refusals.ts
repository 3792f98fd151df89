import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isRefusal } from '../api/api-error.ts';

/** One thing that is wrong, by the path of the form's field. */
export type Problem = { field: string; message: string };

/**
 * What the server refuses, each at its field; nothing where a call failed for another reason.
 * @param fieldOf the form's field for a path of what was sent, where the two differ.
 */
export const serverRefusals = (
  error: unknown,
  fieldOf: (path: readonly string[]) => string = (path) => path.join('.'),
): Problem[] =>
  isRefusal(error, 'validation-error')
    ? error.errors.map(({ path, message }) => ({ field: fieldOf(path.split('.')), message }))
    : [];

/** Says at each field what the server refused of it, until it is changed. */
export function showRefusals<Form extends FieldValues>(
  setError: UseFormSetError<Form>,
  refusals: readonly Problem[],
): void {
  for (const { field, message } of refusals) setError(field as Path<Form>, { type: 'refused', message });
}
