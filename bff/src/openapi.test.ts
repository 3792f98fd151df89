import { redirection } from '@waypost/contracts/answers';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { buildServer } from '@waypost/runtime/service/http/build-http';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { forwardCalls } from './forward.ts';
import { describeApi } from './openapi.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] } & Record<string, unknown>;
type Response = { content?: Record<string, unknown>; headers?: Record<string, unknown> };
type Call = {
  parameters?: { name: string; schema: Schema; style?: string; explode?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
};

/** The calls that are forwarded, one that is composed, and one that leads elsewhere. */
async function describedServer() {
  const http = buildServer({ log: pino({ level: 'silent' }), authenticate: () => Promise.resolve(undefined) });
  const otherMethods = refuseOtherMethods(http, '/api/');
  await describeApi(http, 'http://localhost:3000');
  await http.register(
    async (api) => {
      api.route({ ...searchJobPosts, handler: () => undefined as never });
      await api.register(async (scope) =>
        forwardCalls(scope, {
          baseUrl: () => 'http://127.0.0.1:1',
          sign: () => Promise.resolve('token'),
        }),
      );
      api.route({
        method: 'GET',
        url: '/auth/google',
        config: { access: 'public', navigation: true },
        schema: { summary: 'Leaves for the identity provider', response: redirection },
        handler: (_request, reply) => reply.redirect('https://provider.example/'),
      });
    },
    { prefix: '/api' },
  );
  otherMethods.finish();
  await http.ready();
  return http;
}

const http = await describedServer();
const { paths } = (await http.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Call>> }>();
const call = (name: string): Call => {
  const [method = '', path = ''] = name.split(' ');
  const found = paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${name} is not described`);
  return found;
};
const query = (name: string, parameter: string) => call(name).parameters?.find(({ name }) => name === parameter);
const body = (name: string) => call(name).requestBody?.content['application/json']?.schema;

test('a redirection, a file and every refusal are described, and refusals only as JSON', () => {
  expect(Object.keys(call('GET /api/auth/google').responses)).toEqual(['302', 'default']);
  expect(call('GET /api/auth/google').responses['302']?.headers).toHaveProperty('location');
  const resume = call('GET /api/job-applications/{id}/resume/file').responses;
  expect(Object.keys(resume)).toEqual(['302', 'default']);
  expect(resume['302']?.headers).toHaveProperty('location');
  const bytes = { schema: { type: 'string', format: 'binary' } };
  expect(call('GET /api/files/{id}').responses['200']).toEqual({
    description: 'The bytes of the file',
    content: {
      'application/pdf': bytes,
      'application/msword': bytes,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document': bytes,
    },
  });
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const refusal = Object.keys(responses['default']?.content ?? {});
      expect([method, path, ...refusal]).toEqual([method, path, 'application/json']);
    }
  }
});

test('numbers in a query have their bounds, and lists their items', () => {
  const search = 'GET /api/job-posts/search';
  expect(query(search, 'experience')?.schema).toEqual({ type: 'integer', minimum: 0, maximum: 50 });
  expect(query(search, 'page')?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 10_000 });
  expect(query(search, 'job_type')).toMatchObject({
    schema: { type: 'array', maxItems: 50, items: { type: 'string', enum: expect.arrayContaining(['Full-Time']) } },
    style: 'form',
    explode: false,
  });
});

test('what needs one of several fields says so, wherever the rule goes', () => {
  const company = [{ required: ['company_name'] }, { required: ['custom_company'] }];
  expect(body('POST /api/job-posts/')?.anyOf).toEqual(company);
  expect(body('PUT /api/job-posts/{id}')?.anyOf).toEqual(company);
  const profile = body('POST /api/users/profile/update');
  expect(profile?.['oneOf']).toContainEqual({ required: ['skills'] });
  const operations = profile?.properties?.['skills']?.items;
  expect(JSON.stringify(operations)).toContain(
    '[{"required":["skill_id"]},{"required":["skill_name"]},{"required":["custom_skill"]}]',
  );
});

test('a known path refuses other methods with 405 and says which it takes', async () => {
  const id = '0'.repeat(24);
  for (const method of ['TRACE', 'QUERY', 'PATCH', 'OPTIONS', 'DELETE', 'POST'] as const) {
    const answer = await http.inject({
      method: method as 'POST',
      url: `/api/job-applications/${id}/history`,
      payload: 'x',
    });
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET']);
    expect(answer.json()).toMatchObject({ status: 405, error_code: 'method-not-allowed' });
  }
  const other = await http.inject({ method: 'POST', url: '/api/job-posts/search' });
  expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET']);
  expect((await http.inject({ method: 'TRACE', url: '/api/nowhere' })).statusCode).toBe(404);
});
