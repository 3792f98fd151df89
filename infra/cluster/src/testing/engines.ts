import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serversControl } from './config.ts';

export const engineNames = ['kafka', 'opensearch', 'redis', 'mongodb'] as const;
export type EngineName = (typeof engineNames)[number];

const run = promisify(execFile);
const control = async (verb: 'kill' | 'pause' | 'resume' | 'up', name: EngineName) => {
  await run(serversControl(), [verb, name], { timeout: 120_000 });
};

/** Takes an engine away and brings it back, with its data. */
export const engines = {
  /** Ends it at once, as a crash does. */
  kill: (name: EngineName) => control('kill', name),
  /** Resolves when it answers again. */
  start: (name: EngineName) => control('up', name),
  /** Lets it hang: it keeps its connections and answers nothing. */
  pause: (name: EngineName) => control('pause', name),
  resume: (name: EngineName) => control('resume', name),
};
