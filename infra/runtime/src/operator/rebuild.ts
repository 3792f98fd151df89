import { runOnce } from '../service/process-edge.ts';
import { createLog } from '../telemetry/log.ts';
import { openEvents } from './open-events.ts';
import { readRebuildCommand, runRebuildCommand } from './rebuild-commands.ts';

/** What the drivers have to say goes to people, and not among the answer. */
const log = createLog('rebuild', {
  write: (line) => void process.stderr.write(`${(JSON.parse(line) as { msg: string }).msg}\n`),
});

/** The operator's command to build a read model anew, see its usage. */
await runOnce(async () => {
  const command = readRebuildCommand(process.argv.slice(2));
  const events = await openEvents(log);
  try {
    process.stdout.write(`${await runRebuildCommand(command, events)}\n`);
  } finally {
    await events.close();
  }
});
