const bytes = 12;

/** An id as the API takes them: 24 lower-case hexadecimal characters. */
export const newNoteId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
