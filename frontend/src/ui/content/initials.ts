/**
 * The first letters of the first and the last name, of a person or a company, behind brackets and quotation marks; a number that is the
 * whole name, as 10 to 19 would look alike; a question mark for nobody.
 */
export function initials(name: string): string {
  if (/^\d{1,3}$/.test(name)) return name;
  const words = name.match(/[^\s\p{P}]\S*/gu) ?? [];
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase() || '?';
}
