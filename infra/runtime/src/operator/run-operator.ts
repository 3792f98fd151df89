import { runOnce } from '../service/process/process-edge.ts';
import { createLog } from '../telemetry/log.ts';
import { type OperatedEvents, openEvents } from './open-events.ts';

export type OperatorCommand<Command> = {
  name: string;
  /** @throws StartError with the usage for what is no command. */
  read(args: readonly string[]): Command;
  /** @returns what to print. */
  run(command: Command, events: OperatedEvents): Promise<string>;
};

/** The body of an operator's command about events: reads what is asked for, does it, prints the answer. */
export async function runOperator<Command>({ name, read, run }: OperatorCommand<Command>): Promise<void> {
  // What the drivers have to say goes to people, and not among the answer.
  const log = createLog(name, {
    write: (line) => void process.stderr.write(`${(JSON.parse(line) as { msg: string }).msg}\n`),
  });
  await runOnce(async () => {
    const command = read(process.argv.slice(2));
    const events = await openEvents(log);
    try {
      process.stdout.write(`${await run(command, events)}\n`);
    } finally {
      await events.close();
    }
  });
}
