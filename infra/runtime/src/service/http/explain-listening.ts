import { StartError } from '../process/process-edge.ts';

/** Says in words why listening failed, and how to choose another place; other errors come back as they are. */
export function explainListening(
  error: unknown,
  { host, port, setting = 'PORT' }: { host: string; port: number; setting?: 'PORT' | 'HEALTH_PORT' },
): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} of ${host} is taken. Stop what uses it, or choose another, such as ${setting}=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs more rights. Choose one above 1023, such as ${setting}=3000.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartError(`This machine has no address ${host}. Choose another with HOST.`);
  return error;
}
