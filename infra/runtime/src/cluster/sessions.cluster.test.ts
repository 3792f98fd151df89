import { sessionsSuite } from '../testing/sessions-suite.ts';
import { openPort } from './testing/open-port.ts';

sessionsSuite(
  'the cluster',
  openPort((ports) => ports.sessions),
);
