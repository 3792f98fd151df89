import { file } from '../../answers.ts';
import type { Contract } from '../../contract.ts';
import { routes } from '../../routes.ts';

/** A ZIP of JSON and files. It comes whole or breaks off: where a part cannot be read, no end of an archive is sent. */
export const exportData = {
  ...routes.exportData,
  config: { service: 'bff', access: 'user', allowance: 'exports' },
  schema: { summary: 'All that Waypost keeps about oneself', response: file('application/zip') },
} as const satisfies Contract;
