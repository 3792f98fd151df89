const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');
const utf16 = new TextDecoder('utf-16le');

export const isMarkedUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/** UTF-8, else what Excel writes: UTF-16 after its mark, or Windows-1252, in which any bytes are a text. */
export function textOfBytes(bytes: Uint8Array): string {
  if (isMarkedUtf16(bytes)) return utf16.decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return windows.decode(bytes);
  }
}
