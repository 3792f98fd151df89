/**
 * The environment as a process gets it from who looks after it. Without the cache of compiled modules that `npm start` gives the one that
 * looks on: it spares the compiler of TypeScript and with that half of a small process, but a large one has to keep as much of the cache.
 */
export function inherited(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: _cache, ...env } = process.env;
  return env;
}
