import { once } from 'node:events';
import { connect } from 'node:net';
import { AppError } from '@waypost/contracts/errors';
import { MongoBulkWriteError, MongoClientClosedError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { expect, test } from 'vitest';
import { isAway } from './is-away.ts';

const named = (name: string, message: string, cause?: Error) => Object.assign(new Error(message, { cause }), { name });
/** As kafkajs makes them. */
const ofKafka = (name: string, retriable: boolean, cause?: Error) =>
  Object.assign(named(name, 'of Kafka', cause), { retriable });
/** As ioredis tells of a transaction that Redis has not begun. */
const discarded = (...reasons: string[]) =>
  Object.assign(named('ReplyError', 'EXECABORT Transaction discarded because of previous errors.'), {
    previousErrors: reasons.map((reason) => named('ReplyError', reason)),
  });
const refused = once(connect({ host: '127.0.0.1', port: 1 }), 'connect').catch((error: unknown) => error);

const nobodyFound = new MongoServerSelectionError('none', {} as never);
const ofMongo = (code: number) => new MongoServerError({ code, message: 'of MongoDB' });
/** As the driver wraps what many writes together met. */
const ofBulk = (error: Error) => new MongoBulkWriteError(error, {} as never);

const ofSqlite = (errcode: number) => Object.assign(new Error('of SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  ['no MongoDB is found', nobodyFound],
  ['MongoDB steps down', ofMongo(189)],
  ['no MongoDB is found for many writes together', ofBulk(nobodyFound)],
  ['MongoDB steps down before many writes together', ofBulk(ofMongo(189))],
  ['MongoDB keeps many writes on too few of its members', ofBulk(ofMongo(64))],
  ['a MongoDB that hangs is given up', named('PoolClearedOnNetworkError', 'interrupted')],
  ['a MongoDB is given up at the end of a process', new MongoClientClosedError()],
  ['Redis is not reached', named('MaxRetriesPerRequestError', 'Reached the max retries per request limit')],
  ['Redis does not answer', new Error('Command timed out')],
  ['Redis ends a connection', named('AbortError', 'Command aborted due to connection close')],
  ['Redis has no memory left', named('ReplyError', "OOM command not allowed when used memory > 'maxmemory'.")],
  ['MongoDB has no room left', ofMongo(14_031)],
  ['MongoDB takes too long to reach its members', ofMongo(262)],
  ['Redis still loads', named('ReplyError', 'LOADING Redis is loading the dataset in memory')],
  [
    'Redis hands over before several commands together',
    discarded('READONLY You cannot write against a read only replica.'),
  ],
  ['nobody listens', await refused],
  ['Kafka was given up', ofKafka('KafkaJSNonRetriableError', false, ofKafka('KafkaJSConnectionError', true))],
  ['Kafka ends a connection', ofKafka('KafkaJSConnectionClosedError', true)],
  ['Kafka was asked too often', ofKafka('KafkaJSNumberOfRetriesExceeded', false)],
  ['Kafka starts', ofKafka('KafkaJSProtocolError', true)],
  ['the disk is full', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['the data file cannot grow', ofSqlite(13)],
  ['the disk fails', ofSqlite(778)],
  ['another part is away', new AppError('unavailable', 'away')],
])('%s: away', (_, error) => expect(isAway(error)).toBe(true));

test.each([
  ['a duplicate key', ofMongo(11_000)],
  ['a duplicate key among many writes', ofBulk(ofMongo(11_000))],
  ['a wrong command among several together', discarded('ERR unknown command')],
  ['a wrong command', named('ReplyError', 'ERR unknown command')],
  ['Kafka refused', ofKafka('KafkaJSNonRetriableError', false, ofKafka('KafkaJSProtocolError', false))],
  ['a bug', new TypeError('undefined is not a function')],
  ['a file that is not there', Object.assign(new Error('no such file'), { code: 'ENOENT' })],
  ['a unique index', ofSqlite(2067)],
  ['a refusal', new AppError('conflict', 'too late')],
  ['no error', 'Command timed out'],
])('%s: not away', (_, error) => expect(isAway(error)).toBe(false));
