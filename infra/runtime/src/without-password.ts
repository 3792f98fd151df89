/**
 * A text with the addresses in it as they may be shown: without the names and passwords that they may contain. What stands before
 * the last @ of a word is taken for them, as a password that nobody has percent-encoded may hold a slash or another @.
 */
export const withoutPassword = (text: string) => text.replaceAll(/\/\/\S*@/g, '//***@');

/** The same of what should be one address, whatever it is. */
export const addressWithoutPassword = (address: string) => address.replace(/^(.*?:\/\/|).*@/s, '$1***@');

/** What is expected of an address in which a name or password stands, beside the rest. */
export const percentEncoded =
  'in its name and password every sign but letters and digits percent-encoded (/ is %2F, @ is %40, % is %25)';
