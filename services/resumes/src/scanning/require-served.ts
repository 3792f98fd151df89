import { AppError, forbidden } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { KeptFile } from '../resume-file.ts';
import type { MalwareScanner } from './malware-scanner.ts';

/**
 * Nobody gets a file in which a scanner found something or, where there is a scanner, one that it has not seen: a file is
 * scanned before it is read.
 * @throws forbidden, conflict.
 */
export function requireServed({ value: { text } }: Stored<KeptFile>, { isOn }: MalwareScanner): void {
  const reason = text.status === 'unreadable' ? text.reason : undefined;
  if (reason === 'infected') {
    throw forbidden('A virus scanner found something in this file, so nobody can open it.');
  }
  if (!isOn) return;
  if (text.status === 'pending') {
    throw new AppError('conflict', 'This file is still being checked for viruses. Please try again in a moment.');
  }
  if (reason === 'failed') throw forbidden('This file could not be checked for viruses. Please upload it again.');
}
