/** The link to write to an address: what ends one, or begins with a subject or a copy, may be a part of it (RFC 6068). */
export const mailTo = (email: string): string => `mailto:${email.replaceAll(/[%?#&]/g, encodeURIComponent)}`;
