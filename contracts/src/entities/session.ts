import { z } from 'zod';
import { id, instant } from '../fields.ts';

export const browserNames = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systemNames = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const;

/** As much of a browser as lets people recognise it; null for one that is not known. */
export const browserKind = z.object({
  name: z.enum(browserNames).nullable(),
  system: z.enum(systemNames).nullable(),
});
export type BrowserKind = z.infer<typeof browserKind>;

/** A browser that somebody is signed in with, as they see it. */
export const openSession = z.object({
  _id: id,
  browser: browserKind,
  created_at: instant,
  /** To the minute. */
  last_seen_at: instant,
  /** The browser that asks. */
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
