import kafkajs, { type AclEntry } from 'kafkajs';

// A CommonJS module whose named exports Node does not detect.
const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs;
type AclOperationTypes = (typeof AclOperationTypes)[keyof typeof AclOperationTypes];

type Verb = 'see' | 'read' | 'write' | 'create' | 'remove';
/** What a user may do to one topic, or to all topics, groups or transactional publishers whose names begin so. */
export type KafkaRight = { may: readonly Verb[] } & (
  | { topic: string }
  | { topicsFrom: string }
  | { groupsFrom: string }
  | { publishersFrom: string }
);

const operationsOf: Readonly<Record<Verb, readonly AclOperationTypes[]>> = {
  see: [AclOperationTypes.DESCRIBE, AclOperationTypes.DESCRIBE_CONFIGS],
  read: [AclOperationTypes.READ],
  write: [AclOperationTypes.WRITE],
  create: [AclOperationTypes.CREATE],
  remove: [AclOperationTypes.DELETE],
};

function resourceOf(right: KafkaRight) {
  const { LITERAL, PREFIXED } = ResourcePatternTypes;
  const { TOPIC, GROUP, TRANSACTIONAL_ID } = AclResourceTypes;
  if ('topic' in right) return { resourceType: TOPIC, resourceName: right.topic, resourcePatternType: LITERAL };
  const [resourceType, resourceName] =
    'topicsFrom' in right
      ? [TOPIC, right.topicsFrom]
      : 'groupsFrom' in right
        ? [GROUP, right.groupsFrom]
        : [TRANSACTIONAL_ID, right.publishersFrom];
  return { resourceType, resourceName, resourcePatternType: PREFIXED };
}

/** What Kafka is told so that a user may do all of it. */
export function* entriesOf(user: string, rights: readonly KafkaRight[]): Generator<AclEntry> {
  for (const right of rights) {
    const resource = resourceOf(right);
    // Settings are of topics alone.
    const fits = (operation: AclOperationTypes) =>
      operation !== AclOperationTypes.DESCRIBE_CONFIGS || resource.resourceType === AclResourceTypes.TOPIC;
    for (const operation of right.may.flatMap((verb) => operationsOf[verb]).filter(fits)) {
      const permissionType = AclPermissionTypes.ALLOW;
      yield { principal: `User:${user}`, host: '*', operation, permissionType, ...resource };
    }
  }
}
