import { createHash } from 'node:crypto';
import { AppError } from '@waypost/contracts/errors';
import { answerError } from '@waypost/runtime/service/error-answer';
import type { FastifyReply, FastifyRequest } from 'fastify';

const style =
  'body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem}';
/** The page brings its style with it, as its files may be refused like itself. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const page = ({ message }: AppError) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Please wait · Waypost</title>
<style>${style}</style>
<main>
<h1>Please wait a moment</h1>
<p>${escape(message)}</p>
<p><a href="/">Back to Waypost</a></p>
</main>
</html>
`;

/** For what a browser opens by itself: who has to wait reads a sentence, and no answer for programs. */
export function refuseInWords(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const isRead = request.headers.accept?.includes('text/html') ?? false;
  if (!isRead || !(error instanceof AppError) || error.code !== 'too-many-requests')
    return answerError(error, request, reply);
  void reply
    .code(error.status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page(error));
}
