/**
 * The health check of a container: does the process inside say that it can take calls?
 * Plain JavaScript, because it is started every few seconds and has no types to strip.
 */
import { get } from 'node:http';
import { argv, env } from 'node:process';

const [, , path = '/health/ready'] = argv;
get({ port: env.PORT, path, timeout: 3_000 }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1);
}).on('error', () => process.exit(1));
