import { ConfigError, readConfig, serverUrl } from '@waypost/runtime/service/process/config';
import { publicUrl } from '@waypost/runtime/service/process/public-url';
import { z } from 'zod';

export const identityConfig = z.object({
  SMTP_URL: serverUrl({ protocol: /^smtps?$/, hostname: /./ })
    .optional()
    .describe('a mail server such as smtps://name:password@smtp.example.org'),
  MAIL_FROM: z
    .email()
    .optional()
    .describe('the address that e-mails come from, such as jobs@example.org, together with SMTP_URL'),
  PUBLIC_URL: publicUrl.default('http://localhost:3000'),
});

/** @property smtpUrl with name and password in it. @property publicUrl where the links of e-mails lead, without a slash at its end. */
export type MailSettings = { smtpUrl: string; from: string; publicUrl: string };

/** Undefined where there is no mail server. @throws ConfigError where only one of what belongs together is set. */
export function readMailSettings(env?: Readonly<Record<string, string | undefined>>): MailSettings | undefined {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = readConfig(identityConfig, env);
  if (SMTP_URL && MAIL_FROM) return { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl: PUBLIC_URL.replace(/\/$/, '') };
  if (!SMTP_URL && !MAIL_FROM) return undefined;
  const variable = SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL';
  const expected = 'a value, since the other of the two is set';
  throw new ConfigError([{ variable, found: 'nothing', expected }]);
}
