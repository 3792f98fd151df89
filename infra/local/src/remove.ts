import { openClusterRemovalOperator } from '@waypost/bff/operator/cluster-removal-operator';
import { removalCommand } from '@waypost/bff/operator/removal-command';
import { createRemovalOperator, type RemovalOperator } from '@waypost/bff/operator/removal-operator';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { openOperator } from './open-operator.ts';

await runOnce(() =>
  removalCommand(() =>
    openOperator<RemovalOperator>('remove', {
      onCluster: openClusterRemovalOperator,
      throughDoor: (door) => ({
        findPerson: (whom) => door.ask('find-person', { whom }),
        removePerson: (person) => door.ask('remove-person', person),
        findPost: (job_post_id) => door.ask('find-post', { job_post_id }),
        takeDownPost: (post) => door.ask('take-down-post', post),
      }),
      onServices: ({ client }, log) => createRemovalOperator({ client, log }),
    }),
  ),
);
