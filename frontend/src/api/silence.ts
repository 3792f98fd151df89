/** Aborted where nothing was heard for so many ms: a connection that went away without a word, as where a laptop slept, would be waited for without end. */
export function listenForSilence(longest: number) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longest);
  };
  heard();
  return { signal: silence.signal, heard, end: () => clearTimeout(timer) };
}
