import { createServer } from 'node:https';
import type { Closeable } from '@waypost/runtime/closeable';
import { newAuthority, newServerCertificate } from '@waypost/runtime/operator/authority';
import { apply, kubectl } from './tools.ts';

/** What an external metric is now, by its name. */
export type ExternalMetrics = Readonly<Record<string, () => Promise<number>>>;

const groups = {
  'external.metrics.k8s.io': { name: 'waypost_task_queue_depth', kind: 'ExternalMetricValueList' },
  'metrics.k8s.io': { name: 'pods', kind: 'PodMetricsList' },
};
const apiServiceName = (group: string) => `v1beta1.${group}`;

const listOf = (group: keyof typeof groups) => ({
  kind: 'APIResourceList',
  apiVersion: 'v1',
  groupVersion: `${group}/v1beta1`,
  resources: [{ ...groups[group], singularName: '', namespaced: true, verbs: ['get'] }],
});

/** Serves both metrics APIs of the cluster, as an adapter of Prometheus does; no pod says what it uses. */
export async function serveMetrics(metrics: ExternalMetrics): Promise<Closeable> {
  const authority = await newAuthority('Metrics of a test');
  const { cert, key } = await newServerCertificate(authority, { name: 'localhost', hosts: ['localhost'] });

  async function answer(path: string): Promise<object | undefined> {
    const [, , group, , , , metric] = path.split('/');
    if (group !== 'external.metrics.k8s.io' && group !== 'metrics.k8s.io') return undefined;
    if (metric === undefined) return listOf(group);
    const kind = { kind: groups[group].kind, apiVersion: `${group}/v1beta1`, metadata: {} };
    const read = metrics[metric];
    if (group === 'metrics.k8s.io' || read === undefined) return { ...kind, items: [] };
    const value = String(Math.round(await read()));
    return { ...kind, items: [{ metricName: metric, metricLabels: {}, timestamp: new Date().toISOString(), value }] };
  }

  const server = createServer({ cert, key }, (request, response) => {
    void answer(new URL(request.url ?? '/', 'https://localhost').pathname).then((found) =>
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {})),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  await apply({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'metrics-of-a-test', namespace: 'default' },
    spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
  });
  for (const group of Object.keys(groups)) {
    await apply({
      apiVersion: 'apiregistration.k8s.io/v1',
      kind: 'APIService',
      metadata: { name: apiServiceName(group) },
      spec: {
        group,
        version: 'v1beta1',
        insecureSkipTLSVerify: true,
        groupPriorityMinimum: 100,
        versionPriority: 100,
        service: { name: 'metrics-of-a-test', namespace: 'default', port },
      },
    });
    await kubectl('wait', '--for=condition=Available', `apiservice/${apiServiceName(group)}`, '--timeout=30s');
  }
  return {
    async close() {
      await kubectl('delete', 'apiservice', ...Object.keys(groups).map(apiServiceName));
      await kubectl('delete', 'service', 'metrics-of-a-test', '--namespace', 'default');
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
