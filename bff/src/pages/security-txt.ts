import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';

const day = 24 * 60 * 60 * 1000;
/** The contact is as fresh as the settings of this process; whoever kept the file shall look again after this. */
const validDays = 90;

/** Where to report a weakness of this installation. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityTxt(http: ServiceHttp, { contact, publicUrl }: { contact: string; publicUrl: string }) {
  const address = '/.well-known/security.txt';
  http.route({
    method: ['GET', 'HEAD'],
    url: address,
    config: { access: 'public', navigation: true },
    schema: { hide: true },
    handler: (_request, reply) => {
      const expires = new Date(Date.now() + validDays * day).toISOString();
      const lines = [`Contact: ${contact}`, `Expires: ${expires}`, `Canonical: ${publicUrl}${address}`];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    },
  });
}
