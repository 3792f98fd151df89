/** Letters of Hebrew, Arabic and others, and signs that turn a text round. */
const fromTheRight = /[\u0590-\u08FF\u202A-\u202E]/;

/**
 * What somebody wrote, in a sentence of ours. In Hebrew or Arabic it stands between two signs that nobody sees (FSI and PDI of
 * Unicode), or the marks and numbers beside it would be taken for a part of it and change their places.
 */
export const isolated = (words: string): string => (fromTheRight.test(words) ? `\u2068${words}\u2069` : words);

export const quoted = (words: string): string => `“${isolated(words)}”`;
