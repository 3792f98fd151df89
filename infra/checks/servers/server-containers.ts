import { GenericContainer } from 'testcontainers';
import type { ServerName } from './config.ts';

export type ServerContainer = {
  container: GenericContainer;
  endpoint: string;
  /** A shell command inside the container that succeeds once the server takes calls. */
  ready: string;
};

type At = { host: string; port: number };

const heap = '512m';

/** The port inside is the port outside: a replica set tells its clients the address under which it knows itself. */
function mongodb({ host, port }: At): ServerContainer {
  const initiate = `rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "${host}:${port}" }] })`;
  const script = `try { rs.status() } catch { ${initiate} } quit(db.hello().isWritablePrimary ? 0 : 1)`;
  return {
    container: new GenericContainer('mongo:7.0')
      .withCommand(['mongod', '--replSet', 'rs0', '--bind_ip_all', '--port', String(port)])
      .withExposedPorts({ container: port, host: port }),
    endpoint: `mongodb://${host}:${port}/?replicaSet=rs0`,
    ready: `mongosh --port ${port} --quiet --eval '${script}'`,
  };
}

/** Two listeners, since the broker calls itself too, and from inside the address that the tests use leads nowhere. */
function kafka({ host, port }: At): ServerContainer {
  return {
    container: new GenericContainer('apache/kafka:4.1.1')
      .withEnvironment({
        CLUSTER_ID: 'waypost-tests-00000000',
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9094',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_INTER_BROKER_LISTENER_NAME: 'BROKER',
        KAFKA_LISTENERS: 'CLIENT://:9092,BROKER://:9093,CONTROLLER://:9094',
        KAFKA_ADVERTISED_LISTENERS: `CLIENT://${host}:${port},BROKER://localhost:9093`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CLIENT:PLAINTEXT,BROKER:PLAINTEXT,CONTROLLER:PLAINTEXT',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        KAFKA_HEAP_OPTS: `-Xms${heap} -Xmx${heap}`,
      })
      .withExposedPorts({ container: 9092, host: port }),
    endpoint: `${host}:${port}`,
    // The broker listens only once it is part of its cluster. Kafka's own tools would each start a Java machine.
    ready: "bash -c '</dev/tcp/localhost/9092'",
  };
}

function redis({ host, port }: At): ServerContainer {
  return {
    container: new GenericContainer('redis:7')
      .withCommand(['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'])
      .withExposedPorts({ container: 6379, host: port }),
    endpoint: `redis://${host}:${port}`,
    ready: 'test "$(redis-cli ping)" = PONG',
  };
}

function opensearch({ host, port }: At): ServerContainer {
  return {
    container: new GenericContainer('opensearchproject/opensearch:2.19.1')
      .withEnvironment({
        'discovery.type': 'single-node',
        DISABLE_SECURITY_PLUGIN: 'true',
        DISABLE_INSTALL_DEMO_CONFIG: 'true',
        OPENSEARCH_JAVA_OPTS: `-Xms${heap} -Xmx${heap}`,
      })
      .withExposedPorts({ container: 9200, host: port }),
    endpoint: `http://${host}:${port}`,
    ready: 'curl -fsS "http://localhost:9200/_cluster/health?wait_for_status=yellow&timeout=5s"',
  };
}

export const serverContainers: Record<ServerName, (at: At) => ServerContainer> = { kafka, mongodb, opensearch, redis };
