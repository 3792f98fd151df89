import { filesSuite } from '../testing/files-suite.ts';
import { openPort } from './testing/open-port.ts';

filesSuite(
  'the cluster',
  openPort((ports) => ports.files),
);
