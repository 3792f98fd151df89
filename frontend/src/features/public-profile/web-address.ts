/** What a profile links to was written by somebody: nothing but the web is followed. */
export const isOnTheWeb = (link: string): boolean => /^https?:\/\//i.test(link);
