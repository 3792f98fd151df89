import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Loaded before the product (`--import`): its wall clock goes by as many ms as the file says that the query of this module's
 * address names, whenever that changes, and it says so in a file beside it. Timers and `performance` go on undisturbed, as they do on a machine whose clock is set.
 */
const file = new URL(import.meta.url).searchParams.get('offset') ?? '';
const RealDate = Date;
let offset = 0;
setInterval(() => {
  const wanted = Number(readFileSync(file, 'utf8'));
  if (wanted === offset) return;
  offset = wanted;
  writeFileSync(`${file}.seen`, String(offset));
}, 20).unref();

const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
