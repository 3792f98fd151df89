import { eventsSuite } from '../testing/events-suite.ts';
import { openPort } from './testing/open-port.ts';

eventsSuite(
  'the cluster',
  openPort((ports) => ports.events),
);
