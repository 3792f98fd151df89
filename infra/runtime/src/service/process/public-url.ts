import { z } from 'zod';

/** `localhost` and the names below it are the loopback address (RFC 6761, 6.3). */
export const isThisMachine = (hostname: string): boolean =>
  /(^|\.)localhost$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname) || hostname === '[::1]';

/** Whether what is sent there is read by nobody on the way: by TLS, or because it never leaves the machine. */
export const isPrivateWay = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));

/** Waypost's addresses begin at the root of its host: below a path only some of its links would lead anywhere. */
const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`;

/** The setting PUBLIC_URL: without TLS people's sessions could be read on the way, and browsers would not keep the cookie. */
export const publicUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && isPrivateWay(new URL(url)) && isOrigin(new URL(url)))
  .describe(
    'the address that people open, such as https://jobs.example.org, without a path; http:// for this machine alone',
  );
