import type { Ports } from '../ports/ports.ts';
import type { Logger } from '../telemetry/log.ts';
import type { VerifyActor } from './actor-token.ts';
import type { Client } from './client.ts';
import type { ServerTls } from './tls.ts';

/** What a service is given; it opens nothing itself. */
export type ServiceContext = {
  ports: Ports;
  client: Client;
  log: Logger;
  verifyActor: VerifyActor;
  /** What it serves HTTPS with, if it does. */
  tls?: ServerTls | undefined;
};
