/** Waits for so many ms at most; what was asked for goes on. @throws when they are over, and whatever was asked for does. */
export function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${ms} ms`)), ms).unref();
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}
