import { expect, it } from 'vitest';
import { mailTo } from './mail-to.ts';

it.each([
  ['ada+jobs@example.org', 'mailto:ada+jobs@example.org'],
  ['ada?bcc=eve@example.org', 'mailto:ada%3Fbcc=eve@example.org'],
  ['r&d#50%@example.org', 'mailto:r%26d%2350%25@example.org'],
  ['zoë@bäckerei.example', 'mailto:zoë@bäckerei.example'],
])('writes to %s', (email, link) => expect(mailTo(email)).toBe(link));
