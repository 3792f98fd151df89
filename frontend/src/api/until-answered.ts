import { delays } from '@waypost/contracts/constants';
import { mayPass } from './api-error.ts';

/** Not the same for everybody, so that a part that is back is not met by all at once. */
const pause = delays.askAgain * (0.75 + Math.random() / 2);

/**
 * How long a query waits before it is asked again by itself, in ms: as long as what failed may be answered later, and somebody looks.
 * For what has no answer TanStack forgets the failure meanwhile: whoever draws it has to keep that (`useFailure`).
 */
export const untilAnswered = ({ state: { error } }: { state: { error: Error | null } }): number | false =>
  error !== null && mayPass(error) ? pause : false;
