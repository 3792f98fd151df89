import type { Broadcast } from './broadcast.ts';
import type { Documents } from './documents.ts';
import type { Events } from './events.ts';
import type { Files } from './files.ts';
import type { Sessions } from './sessions.ts';
import type { Tasks } from './tasks.ts';

/** Everything a service may ask the outside world for. `name` separates what services keep in the same engine. */
export type Ports = {
  documents: Documents;
  files: Files;
  events: Events;
  tasks: Tasks;
  sessions: Sessions;
  broadcast: Broadcast;
};
