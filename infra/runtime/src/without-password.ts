/** A text with the addresses in it as they may be shown: without the names and passwords that they may contain. */
export const withoutPassword = (text: string) => text.replaceAll(/\/\/[^/@\s]+@/g, '//***@');
