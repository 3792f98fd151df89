import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ProcessName, processes, processNames } from '@waypost/runtime/service/process/processes';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const isProcess = (name: string): name is ProcessName => Object.hasOwn(processes, name);

/** What `npm run start:cluster` itself reads; the processes read the rest, each its own. */
export const clusterConfig = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('a port number from 1 to 65535'),
  WAYPOST_LOGS: z
    .string()
    .default('.waypost/cluster')
    .transform((path) => resolve(root, path))
    .describe('a folder for the logs, one file a process'),
  SCALE: z
    .string()
    .default('')
    .transform((list, context) => {
      const counts: Partial<Record<ProcessName, number>> = {};
      for (const entry of list.split(',').filter((text) => text !== '')) {
        const [, name = '', count = ''] = /^([a-z-]+)=([1-9]\d?)$/.exec(entry.trim()) ?? [];
        if (isProcess(name)) counts[name] = Number(count);
        else context.addIssue({ code: 'custom', message: entry });
      }
      return counts;
    })
    .describe(`a list such as scoring-worker=2,jobs-indexer=2 of ${processNames.join(', ')}`),
});

/** The environment as every process gets it. */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
