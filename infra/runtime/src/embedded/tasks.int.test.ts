import { tasksSuite } from '../testing/tasks-suite.ts';
import { openPort } from './testing/open-port.ts';

tasksSuite(
  'the embedded file',
  openPort((ports) => ports.tasks),
);
