import swagger, { type SwaggerTransform } from '@fastify/swagger';
import { statusOf } from '@waypost/contracts/errors';
import { apiPath } from '@waypost/contracts/routes';
import { ownHeader } from '@waypost/contracts/session';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionCookie } from './session/cookies.ts';

type ZodToJson = NonNullable<NonNullable<Parameters<typeof createJsonSchemaTransform>[0]>['zodToJsonConfig']>;

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

/** Zod knows no form with a file. */
const formWith = (field: string) => ({
  type: 'object',
  properties: { [field]: { type: 'string', format: 'binary' } },
  required: [field],
});

const location = { type: 'string', format: 'uri-reference' };
const refused = { description: refusal.description, content: { 'application/json': { schema: refusal } } };

/** What a schema of zod does not say by itself: the items of a comma-separated list, and rules over several fields. */
const describeSchema: ZodToJson['override'] = ({ zodSchema, jsonSchema }) => {
  const { listOf, maxItems } = z.globalRegistry.get(zodSchema) ?? {};
  if (listOf instanceof z.ZodType) {
    const items = z.toJSONSchema(listOf, { io: 'input' });
    delete items.$schema;
    Object.assign(jsonSchema, { type: 'array', items, maxItems, listOf: undefined });
  }
  for (const { _zod: rule } of zodSchema._zod.def.checks ?? []) {
    const { params } = rule.def as { params?: { jsonSchema?: object } };
    Object.assign(jsonSchema, params?.jsonSchema);
  }
};
const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { override: describeSchema } });

type Described = {
  querystring?: object;
  response?: { 302?: object };
};

const responsesOf = ({ response }: Described) => ({
  ...(response ?? { 200: { description: 'Done', type: 'object' } }),
  // The contract's schema has no place for headers.
  ...(response?.[302] && { 302: { ...response[302], headers: { location } } }),
  default: refused,
});

/** Adds what holds for every call and stands in no contract: who may call, and what a refusal looks like. */
const describeCall: SwaggerTransform = (route) => {
  const { schema, url } = toJsonSchema(route);
  const { access, navigation, service, file } = route.route.config ?? {};
  const described = (schema ?? {}) as Described;
  const needed = { ...(!navigation && { page: [] }), ...(access === 'user' && { session: [] }) };
  return {
    url,
    schema: {
      ...schema,
      ...(service && { tags: [service] }),
      ...(file && { body: formWith(file.field) }),
      // Lists are one value, a,b,c.
      ...(described.querystring && { querystring: { ...described.querystring, style: 'form', explode: false } }),
      response: responsesOf(described),
      security: navigation && access === 'public' ? [] : [needed],
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
            name: ownHeader.name,
            description: `Always ${ownHeader.value}. A call that writes comes with Origin: ${new URL(publicUrl).origin}, too.`,
          },
        },
      },
    },
    transform: describeCall,
  });
  http.route({
    method: ['GET', 'HEAD'],
    url: apiPath('/openapi.json'),
    config: { access: 'public', navigation: true },
    schema: { hide: true },
    handler: () => http.swagger(),
  });
}
