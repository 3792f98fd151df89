/** "840 KB", "1.4 MB"; rounded up, so that what is too large by a byte does not read as the limit. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(Math.ceil((kilobytes / 1024) * 10) / 10).toFixed(1)} MB`;
}
