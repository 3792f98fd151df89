/** As much of a text as there is room for. @param most in UTF-16 units; a character of two is not cut in half. */
export function firstCharacters(text: string, most: number): string {
  const isInside = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(most - 1, most + 1));
  return text.slice(0, isInside ? most - 1 : most);
}
