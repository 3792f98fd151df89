import swagger from '@fastify/swagger';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Registers the OpenAPI 3.1 description of every route that is registered after it. */
export async function describeApi(http: ServiceHttp, publicUrl: string) {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Waypost', version: '1', description: 'The API of the Waypost job and referral marketplace.' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-Http-waypost' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  http.get(
    '/api/openapi.json',
    { config: { access: 'public', navigation: true }, schema: { hide: true } as never },
    () => http.swagger(),
  );
}
