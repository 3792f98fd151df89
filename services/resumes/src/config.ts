import { readConfig } from '@waypost/runtime/service/config';
import { z } from 'zod';

export const resumesConfig = z.object({
  CLAMD_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((url) => URL.canParse(url) && new URL(url).port !== '')
    .optional()
    .describe('where a clamd listens, such as tcp://127.0.0.1:3310'),
});

export type ResumesSettings = { clamdUrl?: string };

export function readResumesSettings(env?: Readonly<Record<string, string | undefined>>): ResumesSettings {
  const { CLAMD_URL } = readConfig(resumesConfig, env);
  return CLAMD_URL === undefined ? {} : { clamdUrl: CLAMD_URL };
}
