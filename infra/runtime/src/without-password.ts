/** A text with the addresses in it as they may be shown: without names and passwords, in which any sign may stand that was to be encoded. */
export const withoutPassword = (text: string) => text.replaceAll(/\/\/\S+@/g, '//***@');
