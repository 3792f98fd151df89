import type { Event, EventDefinition, EventOf } from '@waypost/contracts/event';

/** What a consumer does about one kind of event. */
export type Handler = { definition: EventDefinition; handle(event: Event): Promise<void> };

/** A handler typed by the event's definition. Throwing means: try again later, with back-off. */
export function on<D extends EventDefinition>(definition: D, handle: (event: EventOf<D>) => Promise<void>): Handler {
  // The consumer parses data with this very definition before it calls.
  return { definition, handle: (event) => handle(event as EventOf<D>) };
}
