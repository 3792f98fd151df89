import { openPicture } from '@waypost/contracts/calls/identity/pictures';
import { notFound } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { PictureStore } from '../picture/picture-store.ts';

/** By browsers for a year; by what stands between, where it would outlive its being taken away, for a moment. */
const kept = 'public, max-age=31536000, s-maxage=30, immutable';

export function openPictureRoute(http: ServiceHttp, { pictures }: { pictures: PictureStore }) {
  http.route({
    ...openPicture,
    handler: async (request, reply) => {
      const file = await pictures.open(request.params.name);
      if (!file) throw notFound('Picture');
      return reply
        .type(file.contentType)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', kept)
        .send(Buffer.from(file.bytes));
    },
  });
}
