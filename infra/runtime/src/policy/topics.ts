/** The number of partitions of every topic of events. It never changes: another number would move keys and lose their order. */
export const partitionsOfEvents = 8;

const replaySuffix = '.replays';

/** From where a consumer group is given again what it has put aside. */
export const replayTopicOf = (topic: string, group: string) => `${group}.${topic}${replaySuffix}`;
export const isReplayTopic = (topic: string) => topic.endsWith(replaySuffix);
