/**
 * The first letters of the first and the last name, of a person or a company; the number of "Applicant 18", or all from 10 to 19
 * would look alike; a question mark for nobody.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [, number] = /^Applicant (\d{1,3})$/.exec(words.join(' ')) ?? [];
  if (number !== undefined) return number;
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase() || '?';
}
