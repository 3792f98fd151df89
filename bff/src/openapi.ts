import swagger from '@fastify/swagger';
import type { SwaggerTransform } from '@fastify/swagger';
import { statusOf } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sessionCookie } from './session/cookies.ts';

const text = { type: 'string' };
const refusal = {
  description: 'Why the call is refused',
  type: 'object',
  properties: {
    status: { type: 'integer' },
    error_code: { type: 'string', enum: Object.keys(statusOf) },
    message: text,
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: text, message: text }, required: ['path', 'message'] },
    },
    request_id: text,
  },
  required: ['status', 'error_code', 'message', 'errors', 'request_id'],
};

/** Zod knows no form with a file; its one field is the same in all of them. */
const resumeForm = {
  type: 'object',
  properties: { resume: { type: 'string', format: 'binary' } },
  required: ['resume'],
};

type Described = { consumes?: readonly string[]; response?: object };

/** Adds what holds for every call and stands in no contract: who may call, and what a refusal looks like. */
const describeCall: SwaggerTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const { access, navigation, service } = route.route.config ?? {};
  const { consumes, response } = (schema ?? {}) as Described;
  return {
    url,
    schema: {
      ...schema,
      ...(service && { tags: [service] }),
      ...(consumes?.includes('multipart/form-data') && { body: resumeForm }),
      ...(response && { response: { ...response, default: refusal } }),
      security: navigation ? [] : [access === 'user' ? { page: [], session: [] } : { page: [] }],
    },
  };
};

/** Registers the OpenAPI 3.1 description of every route that is registered after it. */
export async function describeApi(http: ServiceHttp, publicUrl: string) {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Waypost', version: '1', description: 'The API of the Waypost job and referral marketplace.' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
          page: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Waypost',
            description: `Always 1. A call that writes comes with Origin: ${new URL(publicUrl).origin}, too.`,
          },
        },
      },
    },
    transform: describeCall,
  });
  http.get(
    '/api/openapi.json',
    { config: { access: 'public', navigation: true }, schema: { hide: true } as never },
    () => http.swagger(),
  );
}
