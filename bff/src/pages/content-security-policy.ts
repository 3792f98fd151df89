import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** It goes into a header as it stands. */
const hashes = z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/));

/** What the scripts of the built app insert as style elements, as their build found it. @throws where there is no such list. */
export async function readStyleHashes(pagesFolder: string): Promise<readonly string[]> {
  return hashes.parse(JSON.parse(await readFile(join(pagesFolder, 'style-hashes.json'), 'utf8')));
}

/** What One Tap loads: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
const oneTap = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  other: ['https://accounts.google.com/gsi/'],
};
const none = { script: [], style: [], other: [] };

export type PagePolicy = { publicUrl: string; styleHashes: readonly string[]; hasOneTap: boolean };

/** Everything from our own origin, no inline script, no style but the app's own, no framing (Content Security Policy Level 3). */
export function contentSecurityPolicy({ publicUrl, styleHashes, hasOneTap }: PagePolicy) {
  const google = hasOneTap ? oneTap : none;
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...google.script],
      styleSrc: ["'self'", ...styleHashes, ...google.style],
      imgSrc: ["'self'", 'data:', 'https://*.googleusercontent.com'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...google.other],
      frameSrc: ["'self'", ...google.other],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      manifestSrc: ["'self'"],
      ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}
