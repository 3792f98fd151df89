import { z } from 'zod';
import { type Schema, plainSchema } from './plain-schema.ts';
import type { Proposals } from './proposals.ts';

const schema: z.ZodType<Schema> = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const operation = z.looseObject({
  parameters: z.array(z.looseObject({ in: z.string(), name: z.string(), schema })).optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: schema.optional() })) })
    .optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
type Operation = z.infer<typeof operation>;
const openApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });
export type OpenApi = z.infer<typeof openApi>;

/**
 * The document of the product for one person: places of which something is proposed take only that, and their session is
 * required or may come along, where the document says that the header of the pages is needed; that one is on every call. Bodies
 * are said without exclusions.
 */
export function personalDocument(document: unknown, proposals: Proposals): OpenApi {
  const { paths, ...rest } = openApi.parse(document);
  const personal = (path: string, method: string, one: Operation): Operation => {
    const places = { ...proposals.anywhere, ...proposals.of[`${method.toUpperCase()} ${path}`] };
    return {
      ...one,
      ...(one.parameters && {
        parameters: one.parameters.map((parameter) => ({
          ...parameter,
          schema: narrowed(parameter.schema, `${parameter.in}.${parameter.name}`, places),
        })),
      }),
      ...(one.requestBody && { requestBody: { ...one.requestBody, content: narrowedBody(one.requestBody, places) } }),
      security: endsOfSessions.has(path) ? [] : sessionOf(one),
    };
  };
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, personal(path, method, one)])),
      ]),
    ),
  };
}

/** Would end the session that all the others are made with, so they get one of somebody else (hooks.py). */
const endsOfSessions = new Set(['/api/auth/logout', '/api/users/sessions/end']);

type Places = Proposals['anywhere'];

function narrowedBody({ content }: NonNullable<Operation['requestBody']>, places: Places) {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      { ...media, ...(media.schema && { schema: plainSchema(narrowed(media.schema, 'body', places)) }) },
    ]),
  );
}

function narrowed(one: Schema, place: string, places: Places): Schema {
  const proposed = places[place];
  if (proposed !== undefined && one['type'] === 'array') return { ...one, items: { type: 'string', enum: proposed } };
  if (proposed !== undefined && proposed.length > 0) return { type: 'string', enum: proposed };
  const each = (list: Schema[]) => list.map((item) => narrowed(item, place, places));
  return {
    ...one,
    ...(one.properties && {
      properties: Object.fromEntries(
        Object.entries(one.properties).map(([name, property]) => [
          name,
          narrowed(property, `${place}.${name}`, places),
        ]),
      ),
    }),
    ...(one.items && { items: narrowed(one.items, place, places) }),
    ...(one.anyOf && { anyOf: each(one.anyOf) }),
    ...(one.oneOf && { oneOf: each(one.oneOf) }),
  };
}

/** A navigation asks for nothing; a public call answers more to who is signed in. */
function sessionOf({ security = [] }: Operation) {
  if (security.some((needs) => 'session' in needs)) return [{ session: [] }];
  return security.some((needs) => 'page' in needs) ? [{ session: [] }, {}] : [];
}
