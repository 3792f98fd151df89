/** Gives up what nobody waits for any more, also where that cannot be aborted itself. @throws the reason of `late`, and whatever was asked does. */
export function orLate<T>(asked: Promise<T>, late: AbortSignal): Promise<T> {
  const over = Promise.withResolvers<never>();
  const giveUp = () => over.reject(late.reason as Error);
  if (late.aborted) giveUp();
  late.addEventListener('abort', giveUp);
  return Promise.race([asked, over.promise]).finally(() => late.removeEventListener('abort', giveUp));
}
