import { walkMainJob } from '@waypost/local/testing/walk-main-job';
import { processNames } from '@waypost/runtime/service/process/processes';
import { until } from '@waypost/runtime/testing/until';
import { expect, test } from 'vitest';
import { compose, containersOf, docker, numberOf, serviceOf } from './testing/compose.ts';
import { composeUrl } from './testing/config.ts';

const { port: firstPort } = new URL(composeUrl());
const ports = `127.0.0.1:${firstPort}-${Number(firstPort) + 9}`;
const twice = processNames.flatMap((name) => ['--scale', `${name}=2`]);

test(
  'every process scales, and the second instance does the work alone when the first one stops',
  { timeout: 420_000 },
  async () => {
    await compose(['up', '--detach', '--no-recreate', '--wait', '--wait-timeout', '240', ...twice], {
      BFF_PORTS: ports,
    });
    const instances = Map.groupBy(await containersOf(...processNames), serviceOf);
    expect([...instances.values()].map(({ length }) => length)).toEqual(processNames.map(() => 2));
    await walkMainJob(composeUrl());

    // The first BFF holds the port that people open; what stands in front of several would let it go.
    const first = [...instances].flatMap(([name, containers]) =>
      containers.filter((container) => name !== 'bff' && numberOf(container) === '1'),
    );
    expect(first).toHaveLength(processNames.length - 1);
    const stopped = first.map(({ Id }) => Id);
    await docker('stop', ...stopped);
    const ends = await docker('inspect', '--format', '{{.Name}} {{.State.ExitCode}}', ...stopped);
    expect(
      ends
        .trim()
        .split('\n')
        .filter((end) => !end.endsWith(' 0')),
    ).toEqual([]);
    await walkMainJob(composeUrl());

    const secondBff = instances.get('bff')?.find((container) => numberOf(container) === '2');
    const address = await docker('port', secondBff?.Id ?? '', '3000');
    const port = /:(\d+)$/m.exec(address)?.[1];
    await until(async () => (await fetch(`http://localhost:${port}/health/ready`)).status === 200);
  },
);
