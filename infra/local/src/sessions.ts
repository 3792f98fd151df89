import { openClusterSessionOperator } from '@waypost/bff/operator/cluster-session-operator';
import { sessionCommand } from '@waypost/bff/operator/session-command';
import { createSessionOperator, type SessionOperator } from '@waypost/bff/operator/session-operator';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { openOperator } from './open-operator.ts';

await runOnce(() =>
  sessionCommand(() =>
    openOperator<SessionOperator>('sessions', {
      onCluster: openClusterSessionOperator,
      throughDoor: (door) => ({
        list: (email) => door.ask('list-sessions', { email }),
        end: (email) => door.ask('end-sessions', { email }),
      }),
      onServices: ({ client, portsFor }, log) => createSessionOperator({ client, ports: portsFor('bff'), log }),
    }),
  ),
);
