import { AppError } from './errors.ts';

const megabyte = 1024 * 1024;

/** What a form may write around its file, in bytes. */
const aroundFile = 64 * 1024;

/** What a contract says of a call that takes a form with one file. */
export const fileForm = <Field extends string>(field: Field, bytes: number) => ({
  file: { field, bytes },
  bodyLimit: bytes + aroundFile,
  consumes: ['multipart/form-data'],
});

export const fileTooLarge = (bytes: number): AppError =>
  new AppError('payload-too-large', `File too large. Please upload a file smaller than ${bytes / megabyte} MB.`);
