/** The query of a request as text: who owns the call reads the same that was checked here. */
export const queryAsItCame = ({ url }: { url: string }): Record<string, string> =>
  Object.fromEntries(new URL(url, 'http://bff').searchParams);
