/** Why a file yields no text, with the sentence its owner sees. */
export const unreadableReasons = {
  damaged: 'The file is damaged or uses a format that cannot be read.',
  'password-protected': 'The file is protected by a password. Upload a copy without one.',
  'no-text': 'The file contains no text, as a scan or a photo does. Upload a version with selectable text.',
  'too-large': 'The file is too large when unpacked.',
  'timed-out': 'Reading the file took too long.',
  infected: 'A virus scanner found something in this file, so nobody can open it. Upload a clean copy.',
  failed: 'The file could not be read. Please upload it again.',
} as const;
export type UnreadableReason = keyof typeof unreadableReasons;
export const isUnreadableReason = (name: unknown): name is UnreadableReason =>
  typeof name === 'string' && Object.hasOwn(unreadableReasons, name);

export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(unreadableReasons[reason], options);
    this.name = 'Unreadable';
    this.reason = reason;
  }
}
