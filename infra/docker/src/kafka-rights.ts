import { type Topic, topics } from '@waypost/contracts/event';
import type { KafkaRight } from '@waypost/runtime/cluster/kafka/rights';
import { type ActorProcess, actorProcesses, serviceOf } from '@waypost/runtime/service/actors/actor-rights';

/** The topics that a service alone tells its changes in. */
const emits: Readonly<Record<string, readonly Topic[]>> = {
  identity: ['profiles', 'notifications'],
  jobs: ['job-posts', 'saved-searches'],
  applications: ['applications'],
  resumes: ['resumes'],
  scoring: ['scores'],
};

/**
 * What a process may do in Kafka: see the topics of events, since it looks at their settings when it starts, and read them in
 * groups of its own; keep its dead letters and replays; write the topics of its service, in the name of that one's relay. What groups
 * of former search indexes have left is removed by jobs.
 */
export function kafkaRightsOf(process: ActorProcess): readonly KafkaRight[] {
  const owner = serviceOf(process);
  const told = emits[owner];
  // A group is named for its service and its effect; the BFF has but one.
  const begins = owner === 'bff' ? 'bff-live' : `${owner}.`;
  const listens: KafkaRight[] = [
    ...topics.map((name): KafkaRight => ({ topic: name, may: ['see', 'read'] })),
    { topicsFrom: begins, may: ['see', 'read', 'write', 'create'] },
    { groupsFrom: begins, may: ['see', 'read'] },
  ];
  if (told === undefined) return listens;
  const writes = told.map((topic): KafkaRight => ({ topic, may: ['write'] }));
  const ofIndexes = 'jobs.index-job-post.';
  const retires: KafkaRight[] =
    process === 'jobs'
      ? [
          { topicsFrom: ofIndexes, may: ['remove'] },
          { groupsFrom: ofIndexes, may: ['remove'] },
        ]
      : [];
  return [...listens, ...writes, ...retires, { publishersFrom: `relay-${owner}`, may: ['see', 'write'] }];
}

export const kafkaRights = (): ReadonlyMap<ActorProcess, readonly KafkaRight[]> =>
  new Map(actorProcesses.map((process) => [process, kafkaRightsOf(process)]));
