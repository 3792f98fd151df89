/**
 * Runs before the processes, as the operator: makes the topics of events, and says in Kafka what each process may do there.
 * It can be repeated; what it says is added to what is there.
 */
import { topics } from '@waypost/contracts/event';
import { reach } from '@waypost/runtime/cluster/endpoint';
import { createEvents } from '@waypost/runtime/cluster/events';
import { kafkaAt, openKafka } from '@waypost/runtime/cluster/kafka-namespace';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { kafkaAccessOf, kafkaConfig } from '@waypost/runtime/service/process/engine-access';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { kafkaRights } from './kafka-rights.ts';

await runOnce(async () => {
  const log = createLog('grant-kafka');
  const { WAYPOST_NAMESPACE, ...config } = readConfig(
    kafkaConfig.extend({ WAYPOST_NAMESPACE: serviceConfig.shape.WAYPOST_NAMESPACE }),
  );
  const access = kafkaAccessOf(config);
  const kafka = openKafka(access, WAYPOST_NAMESPACE, log);
  try {
    await reach(kafkaAt(access, kafka), log);
    await createEvents(kafka, log).prepare(topics);
    const rights = kafkaRights();
    await kafka.grant(rights);
    process.stdout.write(`Rights in Kafka: ${[...rights.keys()].join(', ')}.\n`);
  } finally {
    await kafka.close();
  }
});
