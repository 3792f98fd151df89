type Part = { kind: 'heading' | 'item' | 'line'; text: string };

const bullet = /^[•●▪◦‣·*–-]\s+/;
const longestHeading = 40;
const usualHeadings = new Set(
  'profile|summary|about me|objective|experience|work experience|professional experience|employment|education|skills|technical skills|languages|certifications|certificates|projects|accomplishments|achievements|awards|publications|references|interests|volunteering|training'.split(
    '|',
  ),
);

/** What resumes call their parts, or a short line in capitals; SQL and HTML are skills. */
const isHeading = (line: string) =>
  usualHeadings.has(line.replace(/:$/, '').toLowerCase()) ||
  (line.length <= longestHeading && /\p{L}{5}/u.test(line) && line === line.toUpperCase() && !/\d{3}/.test(line));

/** How the words of a resume are set: what was read from the file has lines and nothing else. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const before = parts.at(-1);
    if (line === '') continue;
    if (bullet.test(line)) parts.push({ kind: 'item', text: line.replace(bullet, '') });
    // The page was too narrow for it: a sentence goes on in small letters.
    else if (before?.kind === 'item' && /^\p{Ll}/u.test(line)) before.text += ` ${line}`;
    else parts.push({ kind: isHeading(line) ? 'heading' : 'line', text: line });
  }
  return parts;
}
