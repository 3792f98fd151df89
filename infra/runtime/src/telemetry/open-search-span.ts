import { ClientRequest, type IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';

/**
 * Says of the span of an HTTP request by the client of OpenSearch what was asked of which index. The client names itself
 * in its `user-agent`. https://opentelemetry.io/docs/specs/semconv/db/elasticsearch/
 */
export function describeOpenSearch(span: Span, request: ClientRequest | IncomingMessage): void {
  if (!(request instanceof ClientRequest)) return;
  if (!String(request.getHeader('user-agent') ?? '').startsWith('opensearch-js')) return;
  const [path = ''] = request.path.split('?');
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const operation = parts.findLast((part) => part.startsWith('_'))?.slice(1) ?? 'indices';
  const index = parts.find((part) => !part.startsWith('_'));
  span.updateName(index ? `${operation} ${index}` : operation);
  span.setAttributes({ 'db.system.name': 'opensearch', 'db.operation.name': operation });
  if (index) span.setAttribute('db.collection.name', index);
}
