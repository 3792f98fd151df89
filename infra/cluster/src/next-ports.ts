import { type ProcessName, processes } from '@waypost/runtime/service/process/processes';
import { provider } from './entry-files.ts';

/** More instances of a process listen so many ports further on, so that those of different processes do not meet. */
const stride = 10;

/** Gives each process its own port, and each further instance of it one that follows. */
export function nextPorts(bffPort: number): (name: ProcessName | 'provider') => number {
  const given = new Map<string, number>();
  return (name) => {
    const taken = given.get(name) ?? 0;
    given.set(name, taken + 1);
    if (name === 'provider') return provider.port;
    return (name === 'bff' ? bffPort : processes[name].port) + taken * stride;
  };
}
