import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { contentSecurityPolicy, type PagePolicy } from './pages/content-security-policy.ts';

/**
 * The headers of every answer. None of them depends on the request, so they are made once and are there before anybody is
 * refused. Nothing may be stored unless a route says so: what is private is never in somebody's cache by mistake.
 */
export function securityHeaders(policy: PagePolicy): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: contentSecurityPolicy(policy),
    strictTransportSecurity: policy.publicUrl.startsWith('https:'),
  })(request, answer, (error) => {
    if (error) throw error as Error;
  });
  const made = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...(Object.fromEntries(made) as Record<string, string>), 'cache-control': 'no-store' };
}
