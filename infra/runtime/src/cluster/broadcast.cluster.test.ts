import { broadcastSuite } from '../testing/broadcast-suite.ts';
import { openPort } from './testing/open-port.ts';

broadcastSuite(
  'the cluster',
  openPort((ports) => ports.broadcast),
);
