import { runOnce } from '../service/process-edge.ts';
import { createLog } from '../telemetry/log.ts';
import { readCommand, runCommand } from './dead-letter-commands.ts';
import { openEvents } from './open-events.ts';

/** What the drivers have to say goes to people, and not among the answer. */
const log = createLog('dead-letters', {
  write: (line) => void process.stderr.write(`${(JSON.parse(line) as { msg: string }).msg}\n`),
});

/** The operator's command about dead letters, see its usage. */
await runOnce(async () => {
  const command = readCommand(process.argv.slice(2));
  const events = await openEvents(log);
  try {
    process.stdout.write(`${await runCommand(command, events)}\n`);
  } finally {
    await events.close();
  }
});
