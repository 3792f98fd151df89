/** Whether a line of a cleaned text is an item of a list. */
export const isItem = (line: string): boolean => line.startsWith('• ');

export const withoutBullet = (line: string): string => line.replace(/^• /, '');
