import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** It goes into a header as it stands. */
const hashes = z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/));

/** What the scripts of the built app insert as style elements, as their build found it. @throws where there is no such list. */
export async function readStyleHashes(pagesFolder: string): Promise<readonly string[]> {
  return hashes.parse(JSON.parse(await readFile(join(pagesFolder, 'style-hashes.json'), 'utf8')));
}

/** Everything from our own origin, no inline script, no style but the app's own, no framing (Content Security Policy Level 3). */
export const contentSecurityPolicy = (publicUrl: string, styleHashes: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", ...styleHashes],
    imgSrc: ["'self'", 'data:', 'https://*.googleusercontent.com'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    manifestSrc: ["'self'"],
    ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  },
});
