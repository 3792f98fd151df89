/** A group of its own on each topic: members of one Kafka group have to subscribe to the same topics. */
export const groupId = (topic: string, group: string) => `${group}.${topic}`;
