import { AppError } from '@waypost/contracts/errors';
import { hasNoRoom } from './no-room.ts';

/** Drivers are loaded only where they are used, hence names. https://mongodb.github.io/node-mongodb-native/ */
const ofDrivers = new Set([
  'MongoServerSelectionError',
  'MongoClientClosedError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedOnNetworkError',
  'MaxRetriesPerRequestError',
  'KafkaJSNumberOfRetriesExceeded',
]);

/** A connection that breaks or cannot be made, or a broker that starts or hands something over: kafkajs says that it may be tried again. */
const isOfKafka = (error: Error) =>
  error.name.startsWith('KafkaJS') && 'retriable' in error && error.retriable === true;

/** What ioredis throws without a name of its own. */
const ofRedis = new Set([
  'Connection is closed.',
  'Command timed out',
  'Command aborted due to connection close',
  "Stream isn't writeable and enableOfflineQueue options is false",
]);

/** A Redis that answers, but cannot work yet or now. https://redis.io/docs/latest/develop/reference/protocol-spec/ */
const replyOfRedis = /^(LOADING|MASTERDOWN|READONLY|NOREPLICAS|TRYAGAIN|CLUSTERDOWN|MISCONF|OOM|BUSY|UNKILLABLE) /;

/** A MongoDB that steps down, is not (yet) the primary, shuts down, or does not reach its members in time. https://www.mongodb.com/docs/manual/reference/error-codes/ */
const codesOfMongo = new Set<unknown>([
  6, 7, 64, 89, 91, 134, 189, 262, 9_001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

const codesOfSockets = new Set<unknown>(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
);

/** A disk that fails or cannot keep up: https://sqlite.org/rescode.html#ioerr */
const sqliteIoError = 10;

/** Whether something that was asked for is away for now: an engine, or a part of Waypost. Later it may work as it is. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AppError) return error.code === 'unavailable';
  const { name, message, code, errcode, errorResponse, previousErrors } = error as Error & Record<string, unknown>;
  if (hasNoRoom(error)) return true;
  if (code === 'ERR_SQLITE_ERROR') return (Number(errcode) & 0xff) === sqliteIoError;
  if (ofDrivers.has(name) || ofRedis.has(message) || codesOfSockets.has(code)) return true;
  if (isOfKafka(error)) return true;
  if (name === 'ReplyError') return replyOfRedis.test(message) || [previousErrors].flat().some(isAway);
  if (name === 'KafkaJSNonRetriableError') return isAway(error.cause);
  // What many writes together met has its own code, or stands in it as it is.
  if (name === 'MongoBulkWriteError' && isAway(errorResponse)) return true;
  return /^Mongo(Server|WriteConcern|BulkWrite)Error$/.test(name) && codesOfMongo.has(code);
}
