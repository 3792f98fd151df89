import { tasksSuite } from '../testing/tasks-suite.ts';
import { openPort } from './testing/open-port.ts';

tasksSuite(
  'the cluster',
  openPort((ports) => ports.tasks),
);
