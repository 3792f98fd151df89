import { StartError } from '../service/process/process-edge.ts';

type Expected = {
  /** The least that it may be; where it is not said, anything above 0. */
  least?: number;
  whole?: boolean;
};

/** A number that a command is given as an option. @throws StartError with what was found and what is expected. */
export function numberOption(option: string, given: string, { least, whole = false }: Expected = {}): number {
  const number = given.trim() === '' ? Number.NaN : Number(given);
  const isInBounds = least === undefined ? number > 0 : number >= least;
  if (Number.isFinite(number) && isInBounds && (!whole || Number.isInteger(number))) return number;
  const bounds = least === undefined ? 'above 0' : `from ${least} on`;
  throw new StartError(`--${option} is '${given}'; it has to be a ${whole ? 'whole ' : ''}number ${bounds}.`);
}
