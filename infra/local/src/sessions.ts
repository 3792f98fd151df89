import { join } from 'node:path';
import type { Closeable } from '@waypost/runtime/closeable';
import { textTable } from '@waypost/runtime/operator/text-table';
import { readConfig, serviceConfig } from '@waypost/runtime/service/config';
import { openServers } from '@waypost/runtime/service/open-ports';
import { runOnce, StartError } from '@waypost/runtime/service/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { pino } from 'pino';
import { z } from 'zod';
import { localConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { knock } from './door/door.ts';
import { createSessionOperator, type SessionOperator } from './sessions/session-operator.ts';

const usage = 'npm run sessions -- list <e-mail> | end <e-mail>';

function readArguments(): { action: 'list' | 'end'; email: string } {
  const [action, address] = process.argv.slice(2);
  const email = z.email().safeParse(address);
  if (action !== 'list' && action !== 'end') throw new StartError(`What is to be done? ${usage}`);
  if (!email.success) throw new StartError(`Whose sessions? Give an e-mail address: ${usage}`);
  return { action, email: email.data };
}

/** On the engines of the environment, with an account that may read what identity and the BFF keep there. */
async function openOnCluster(): Promise<SessionOperator & Closeable> {
  const log = createLog('sessions', pino.destination(2));
  const cluster = await openServers(readConfig(serviceConfig), log);
  return { ...createSessionOperator(cluster.portsFor, log), close: () => cluster.close() };
}

/** Through the door of the product that runs; else on its data file. */
async function openOnFile(): Promise<SessionOperator & Closeable> {
  const { WAYPOST_DATA } = readConfig(localConfig);
  const door = await knock(WAYPOST_DATA);
  if (door) {
    return {
      list: (email) => door.ask('list-sessions', { email }),
      end: (email) => door.ask('end-sessions', { email }),
      close: async () => undefined,
    };
  }
  await openDataFolder(WAYPOST_DATA);
  const { openEmbedded } = await import('@waypost/runtime/embedded/embedded-ports');
  const log = createLog('sessions', openLogFile(join(WAYPOST_DATA, 'waypost.log')));
  const embedded = await openEmbedded({ file: join(WAYPOST_DATA, 'waypost.db'), log });
  return { ...createSessionOperator(embedded.portsFor, log), close: () => embedded.close() };
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { action, email } = readArguments();
  const { WAYPOST_RUNTIME } = readConfig(serviceConfig.pick({ WAYPOST_RUNTIME: true }));
  const sessions = await (WAYPOST_RUNTIME === 'cluster' ? openOnCluster() : openOnFile());
  try {
    if (action === 'end') return void say(`Ended: ${await sessions.end(email)}`);
    const rows = (await sessions.list(email)).map(({ user_id, browser, created_at, last_seen_at }) => [
      user_id,
      `${browser.name ?? 'unknown'}, ${browser.system ?? 'unknown'}`,
      created_at,
      last_seen_at,
    ]);
    say(rows.length > 0 ? textTable(['person', 'browser', 'signed in', 'last seen'], rows) : 'No open sessions.');
  } finally {
    await sessions.close();
  }
}

await runOnce(main);
