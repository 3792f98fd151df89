import { sessionsSuite } from '../testing/sessions-suite.ts';
import { openPort } from './testing/open-port.ts';

sessionsSuite(
  'the embedded file',
  openPort((ports) => ports.sessions),
);
