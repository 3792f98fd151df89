import { readConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

export const resumesConfig = z.object({
  CLAMD_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((url) => URL.canParse(url) && new URL(url).port !== '')
    .optional()
    .describe('where a clamd listens, such as tcp://127.0.0.1:3310'),
  RESUME_READERS: z.coerce.number().int().min(1).max(16).optional().describe('a number of processes from 1 to 16'),
});

/** @property readers how many files are read at a time, each by a process of up to 256 MB; 2 where it is not said. */
export type ResumesSettings = { clamdUrl?: string; readers?: number };

export function readResumesSettings(env?: Readonly<Record<string, string | undefined>>): ResumesSettings {
  const { CLAMD_URL, RESUME_READERS } = readConfig(resumesConfig, env);
  return {
    ...(CLAMD_URL !== undefined && { clamdUrl: CLAMD_URL }),
    ...(RESUME_READERS !== undefined && { readers: RESUME_READERS }),
  };
}
