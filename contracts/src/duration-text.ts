const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time for people, rounded up in its largest unit: '40 seconds', '1 minute', '12 days'. */
export function durationText(seconds: number): string {
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? units.at(-1)!;
  const count = Math.ceil(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
