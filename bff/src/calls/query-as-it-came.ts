/** The query of a request as text, without what is empty: who owns the call reads the same that was checked here. */
export const queryAsItCame = ({ url }: { url: string }): Record<string, string> =>
  Object.fromEntries([...new URL(url, 'http://bff').searchParams].filter(([, value]) => value !== ''));
