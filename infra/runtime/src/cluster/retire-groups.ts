import { replayTopicOf } from '../policy/topics.ts';
import type { Events } from '../ports/events.ts';
import type { KafkaClient } from './kafka/kafka-client.ts';
import { deadLetterTopicOf } from './topics.ts';

type Deps = Pick<KafkaClient, 'groups' | 'topicNames' | 'removeTopic' | 'forgetGroup'>;

/**
 * As `Events.retire`. Kafka forgets by itself how far a group was that nobody has been in for a week, but never a topic: so groups
 * are found by both, and the topics go first, since a group that is still there is found again after a failure.
 */
export async function retireGroups(kafka: Deps, topic: string, isOver: Parameters<Events['retire']>[1]): Promise<void> {
  const members = new Map((await kafka.groups(topic)).map((group) => [group.name, group.members]));
  const names = new Set(await kafka.topicNames());
  const suffixes = [replayTopicOf(topic, ''), deadLetterTopicOf('')];
  const owners = [...names].flatMap((name) =>
    suffixes.flatMap((suffix) => (name.endsWith(suffix) ? [name.slice(0, -suffix.length)] : [])),
  );
  const failures: unknown[] = [];
  for (const group of new Set([...members.keys(), ...owners])) {
    if ((members.get(group) ?? 0) > 0 || !(await isOver(group))) continue;
    try {
      for (const left of [replayTopicOf(topic, group), deadLetterTopicOf(group)]) {
        if (names.has(left)) await kafka.removeTopic(left);
      }
      if (members.has(group)) await kafka.forgetGroup(topic, group);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all that former groups have left could be removed');
}
