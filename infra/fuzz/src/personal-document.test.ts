import { expect, test } from 'vitest';
import { personalDocument } from './personal-document.ts';

const page = [{ page: [] }];
const both = [{ page: [], session: [] }];
const text = { type: 'string' };
const call = (more: object) => ({ summary: 'A call', security: both, ...more });
const documentOf = (paths: object) => ({ openapi: '3.1.0', info: { title: 'Waypost' }, paths });
const proposals = {
  anywhere: { 'query.dsh_id': ['seeker'], 'body.cities.city_id': ['lisbon'] },
  of: { 'PUT /posts/{id}': { 'path.id': ['own'], 'body.ids': ['one', 'two'] } },
};

test('places of which something is proposed take only that, however deep they are', () => {
  const schema = {
    properties: {
      cities: { type: 'array', items: { anyOf: [{ properties: { city_id: text } }, { properties: { name: text } }] } },
      ids: { type: 'array', maxItems: 5, items: text },
    },
  };
  const put = call({
    parameters: [
      { in: 'path', name: 'id', required: true, schema: text },
      { in: 'query', name: 'dsh_id', schema: text },
      { in: 'query', name: 'page', schema: text },
    ],
    requestBody: { required: true, content: { 'application/json': { schema } } },
  });
  const personal = personalDocument(documentOf({ '/posts/{id}': { put } }), proposals);
  expect(personal).toEqual(
    documentOf({
      '/posts/{id}': {
        put: {
          summary: 'A call',
          security: [{ session: [] }],
          parameters: [
            { in: 'path', name: 'id', required: true, schema: { type: 'string', enum: ['own'] } },
            { in: 'query', name: 'dsh_id', schema: { type: 'string', enum: ['seeker'] } },
            { in: 'query', name: 'page', schema: text },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  properties: {
                    cities: {
                      type: 'array',
                      items: {
                        anyOf: [
                          { properties: { city_id: { type: 'string', enum: ['lisbon'] } } },
                          { properties: { name: text } },
                        ],
                      },
                    },
                    ids: { type: 'array', maxItems: 5, items: { type: 'string', enum: ['one', 'two'] } },
                  },
                },
              },
            },
          },
        },
      },
    }),
  );
});

test('a session may come along to what is public, and does not to a navigation or to what would end it', () => {
  const { paths } = personalDocument(
    documentOf({
      '/search': { get: call({ security: page }) },
      '/files': { get: call({ security: [] }) },
      '/api/auth/logout': { post: call({ security: page }) },
    }),
    proposals,
  );
  expect(paths['/search']?.['get']?.security).toEqual([{ session: [] }, {}]);
  expect(paths['/files']?.['get']?.security).toEqual([]);
  expect(paths['/api/auth/logout']?.['post']?.security).toEqual([]);
});
