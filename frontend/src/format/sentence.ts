/** Words with a full stop, unless they end as a sentence does: headings and refusals need not. */
export const sentence = (words: string): string => (/[.!?…][”"’')]?$/.test(words) ? words : `${words}.`);
