import { broadcastSuite } from '../testing/broadcast-suite.ts';
import { openPort } from './testing/open-port.ts';

broadcastSuite(
  'the embedded file',
  openPort((ports) => ports.broadcast),
);
