import { ClientRequest } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { describeOpenSearch } from './open-search-span.ts';

function described(path: string, client = 'opensearch-js/3.9.0 (linux)') {
  const written: Record<string, unknown> = {};
  const span = {
    updateName: (name: string) => (written['name'] = name),
    setAttribute: (key: string, value: unknown) => (written[key] = value),
    setAttributes: (some: object) => Object.assign(written, some),
  } as unknown as Span;
  const request = new ClientRequest({ host: '127.0.0.1', port: 1, path, headers: { 'user-agent': client } });
  request.on('error', () => undefined).destroy();
  describeOpenSearch(span, request);
  return written;
}

test('a search is named by what is asked of which index, without its words', () => {
  expect(described('/job-posts/_search?preference=feed%20baker')).toEqual({
    name: 'search job-posts',
    'db.system.name': 'opensearch',
    'db.operation.name': 'search',
    'db.collection.name': 'job-posts',
  });
});

test.each([
  ['/_bulk', { name: 'bulk', 'db.operation.name': 'bulk' }],
  ['/job-posts%2Cjob-posts-1/_bulk', { name: 'bulk job-posts,job-posts-1' }],
  ['/job-posts-1', { name: 'indices job-posts-1' }],
  ['/', { name: 'indices' }],
])('%s', (path, expected) => {
  expect(described(path)).toMatchObject(expected);
});

test('a request of another client is left as it is', () => {
  expect(described('/job-posts/_search', 'undici')).toEqual({});
});
