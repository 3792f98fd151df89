import { replayTopicOf } from '../policy/topics.ts';
import type { EventRecord, Events } from '../ports/events.ts';
import { callsUnderWay } from '../service/calls/calls-under-way.ts';
import type { Logger } from '../telemetry/log.ts';
import { createConsumerGroups } from './consumer-groups.ts';
import type { Database } from './database.ts';
import { createDeadLetters } from './dead-letters.ts';
import { createEventLog } from './event-log.ts';
import { createSignal } from './signal.ts';

export type EmbeddedEvents = Events & { close(): Promise<void> };

/** Events as one log table. Groups keep an offset for each topic and partition. */
export function createEvents(database: Database, log: Logger): EmbeddedEvents {
  const published = createSignal();
  const events = createEventLog(database);
  const deadLetters = createDeadLetters(database);
  const groups = createConsumerGroups({ database, published, deadLetters, log });
  const holders = new Map<string, symbol>();

  async function publish(topic: string, records: readonly EventRecord[], mayPublish = () => true) {
    await callsUnderWay.step();
    const reached = await database.write(() => {
      if (!mayPublish()) throw new Error('Somebody else has taken over publishing under this name');
      return new Set(records.map((record) => events.append(topic, record)));
    });
    for (const lane of reached) published.wake(lane);
  }

  return {
    system: 'embedded',
    publish: (topic, records) => publish(topic, records),

    async publisher(name) {
      const holder = Symbol(name);
      holders.set(name, holder);
      return {
        publish: (topic, records) => publish(topic, records, () => holders.get(name) === holder),
        close: async () => undefined,
      };
    },

    async subscribe(subscription) {
      const { topic, group } = subscription;
      const [member, ofReplays] = await Promise.all([groups.joinTopic(subscription), groups.joinReplays(subscription)]);
      return {
        lag: async () => (member.leads() ? events.lag(topic, group) : undefined),
        close: async () => void (await Promise.all([member.close(), ofReplays.close()])),
      };
    },

    lag: async (topic, group) => events.lag(topic, group),

    groups: async (topic) => events.groups(topic).map((name) => ({ name, members: groups.members(topic, name) })),

    async rewind(topic, group) {
      await database.write(() => {
        if (groups.members(topic, group) > 0)
          throw new Error(`${group} has members, who would go on from where they are`);
        events.rewind(topic, group);
      });
    },

    async retire(topic, isOver) {
      for (const group of events.groups(topic)) {
        if (groups.members(topic, group) > 0 || !(await isOver(group))) continue;
        await database.write(() => {
          events.forget(topic, group);
          deadLetters.forget(topic, group);
        });
      }
    },

    deadLetters: async () => deadLetters.all(),

    async replay(letters) {
      const reached = await database.write(() =>
        letters.map((letter) => {
          deadLetters.mark(letter);
          const { key } = letter.record;
          const record = { key, value: JSON.stringify(letter), headers: {} };
          return events.append(replayTopicOf(letter.topic, letter.group), record);
        }),
      );
      for (const lane of reached) published.wake(lane);
    },

    discard: deadLetters.discard,

    close: groups.close,
  };
}
