const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time for people, rounded up in its largest unit: '40 seconds', '1 minute', '12 days'. */
export function durationText(seconds: number): string {
  // Rounding up may make a whole one of the next unit: 60 minutes are an hour.
  const rounded = units
    .toReversed()
    .reduce((all, [, size]) => (all >= size ? Math.ceil(all / size) * size : all), seconds);
  const [unit, length] = units.find(([, size]) => rounded >= size) ?? units.at(-1)!;
  const count = Math.ceil(rounded / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
