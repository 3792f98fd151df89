/** Where each server is told of, in the order of their names. */
export const endpointVariables = {
  kafka: 'KAFKA_BROKERS',
  mongodb: 'MONGODB_URL',
  opensearch: 'OPENSEARCH_URL',
  redis: 'REDIS_URL',
} as const;
export type ServerName = keyof typeof endpointVariables;
export const serverNames = Object.keys(endpointVariables) as ServerName[];

/** Which container is which server, for the program that stops and starts them; `ready` is a shell command in it. */
export type Servers = Record<ServerName, { endpoint: string; id: string; ready: string }>;
const serversVariable = 'SERVERS_CONTAINERS';

export type Given = { given: ServerName[]; missing: ServerName[] };

export function readGiven(): Given {
  const { given = [], missing = [] } = Object.groupBy(serverNames, (name) =>
    process.env[endpointVariables[name]] ? 'given' : 'missing',
  );
  return { given, missing };
}

/** Tests run in processes that are started later and inherit this. */
export function tellTests(servers: Servers, control: string): void {
  for (const name of serverNames) process.env[endpointVariables[name]] = servers[name].endpoint;
  process.env[serversVariable] = JSON.stringify(servers);
  process.env['SERVERS_CONTROL'] = control;
}

export function readServers(): Servers {
  const text = process.env[serversVariable];
  if (!text) throw new Error(`${serversVariable} is not set: npm run test:cluster sets it where it starts the servers`);
  return JSON.parse(text) as Servers;
}
