/** Words with a full stop, unless they end as a sentence does: headings and refusals need not. */
export const sentence = (words: string): string => (/[.!?…]\W?$/.test(words) ? words : `${words}.`);
