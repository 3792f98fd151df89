/** What is searched for where somebody typed that: trimmed, and nothing where it has no word, such as a picture or a quote alone. */
export const searchKeyword = (typed: string): string => (/[\p{L}\p{N}]/u.test(typed) ? typed.trim() : '');
