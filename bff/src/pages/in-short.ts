/** Characters of a text that previews show. */
const shown = 200;

/** What somebody wrote, on one line of a preview. */
export function inShort(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= shown) return line;
  return `${line.slice(0, shown).replace(/\s\S*$/, '')}…`;
}
