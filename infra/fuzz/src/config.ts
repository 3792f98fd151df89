import { homedir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

const fuzzConfig = z.object({
  PYTHON: z.string().default('python3').describe('a Python of at least 3.10'),
  XDG_CACHE_HOME: z
    .string()
    .default(join(homedir(), '.cache'))
    .describe('the folder for what may be made again, such as ~/.cache'),
});

/** The environment of `npm run fuzz`. */
export const readFuzzConfig = () => readConfig(fuzzConfig);
export type FuzzConfig = ReturnType<typeof readFuzzConfig>;

/** What programs that are started here need of the environment; the settings of the product are not among it. */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'LANG', 'PIP_INDEX_URL', 'PIP_CERT', 'HTTPS_PROXY', 'SSL_CERT_FILE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
