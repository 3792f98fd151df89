import '@waypost/runtime/telemetry/telemetry';
import { parseArgs } from 'node:util';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { openPorts } from '@waypost/runtime/service/process/open-ports';
import { runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog, stderr } from '@waypost/runtime/telemetry/log';
import { createApplicationScoreStore } from './application-score-store.ts';
import { rescoreAll } from './rescore-all.ts';
import { scorerVersion } from './score/score.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const count = (scores: number) => scores.toLocaleString('en-US');

/** The operator's command: has all scores computed again that are out of date, by the workers that run. */
await runOnce(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const config = readConfig(serviceConfig);
  if (config.WAYPOST_RUNTIME !== 'cluster') {
    throw new StartError(
      'Only on a cluster others compute scores meanwhile (WAYPOST_RUNTIME=cluster).\n' +
        'The embedded Waypost does it by itself while it runs, 200 scores of an older scorer a minute.',
    );
  }
  const { ports, close } = await openPorts('scoring', config, createLog('scoring', stderr()), { waits: false });
  try {
    const store = await createApplicationScoreStore(ports.documents);
    say(
      values.all
        ? `All scores are computed again, by the rules ${scorerVersion}.`
        : `Scores of other rules than ${scorerVersion}, and those that are stale, are computed again.`,
    );
    const left = await rescoreAll(
      { store, tasks: ports.tasks },
      {
        isEvery: values.all,
        tell: ({ asked, left: waiting }) => say(`  ${count(asked - waiting)} of ${count(asked)} done`),
      },
    );
    if (left > 0) throw new StartError(`${count(left)} could not be computed; the log of the workers says why.`);
    say('All scores are of these rules now.');
  } finally {
    await close();
  }
});
