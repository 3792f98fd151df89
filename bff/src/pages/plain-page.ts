import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';

const style =
  'body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.5rem}button{min-height:2.75rem;padding:0 1rem;font:inherit;font-weight:600}';

/** A plain page brings its style with it, as the app's files may be refused like itself. */
export const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that needs neither the app nor a script. @param body as markup; the rest as text. */
export const plainPage = ({
  title,
  heading,
  body,
}: {
  title: string;
  heading: string;
  body: string;
}): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Waypost</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
<p><a href="/">Back to Waypost</a></p>
</main>
</html>
`;
