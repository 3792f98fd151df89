import { StartError } from '../process/process-edge.ts';

/** Says in words why listening failed, and how to choose another place; other errors come back as they are. */
export function explainListening(error: unknown, { host, port }: { host: string; port: number }): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} of ${host} is taken. Choose another with PORT=<number>.`);
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs more rights. Choose one above 1023 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartError(`This machine has no address ${host}. Choose another with HOST.`);
  return error;
}
