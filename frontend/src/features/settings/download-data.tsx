/** Below who may see what: all that Waypost keeps of the person, to take along. */
export function DownloadData() {
  return null;
}
