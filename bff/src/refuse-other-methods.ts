import { AppError } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';

/** Known to HTTP, and to the server that Fastify runs on, but not to Fastify. */
const further = 'QUERY';

/**
 * Answers 405 with `Allow` (RFC 9110, 15.5.6) where a path is known, but not with that method. Begun before the routes are
 * registered, and finished after them.
 */
export function refuseOtherMethods(http: ServiceHttp, prefix: string): { finish(): void } {
  const known = new Map<string, string[]>();
  http.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith(prefix) || url.endsWith('*')) return;
    known.set(url, [...(known.get(url) ?? []), ...[method].flat()]);
  });
  if (!http.supportedMethods.includes(further)) http.addHttpMethod(further, { hasBody: true });
  return {
    finish() {
      for (const [url, methods] of new Map(known)) {
        const allow = methods.join(', ');
        http.route({
          method: http.supportedMethods.filter((method) => !methods.includes(method)),
          url,
          config: { access: 'public', navigation: true },
          schema: { hide: true },
          // Before the body is looked at: what is wrong is the method.
          onRequest: async (_request, reply) => {
            void reply.header('allow', allow);
            throw new AppError('method-not-allowed', `This address takes ${allow}`);
          },
          handler: () => undefined as never,
        });
      }
    },
  };
}
