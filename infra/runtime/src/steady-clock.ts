/**
 * Ms since the epoch as this process knew it when it started, and from then on by a clock that nobody sets. For what only this
 * process compares, such as how long something waits: the wall clock may jump at any moment, by hours.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
