import { textTable } from '@waypost/runtime/operator/text-table';
import { holds, type Measurement } from './measurement.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function limitOf({ limit, unit }: Measurement): string {
  if (!limit) return '';
  const bound = limit.least === undefined ? `at most ${limit.most}` : `at least ${limit.least}`;
  return limit.of === 'ratio' ? `ratio ${bound}` : `${bound} ${unit}`;
}

function verdictOf(one: Measurement): string {
  const held = holds(one);
  if (held === undefined) return '';
  return held ? 'holds' : 'MISSED';
}

/** A line for each, with its baseline and whether it is within its limit. */
export const showMeasurements = (measurements: readonly Measurement[]): string =>
  textTable(
    ['', 'MEASURED', 'BY THE CLOCK', 'BASELINE', '', 'RATIO', 'LIMIT', ''],
    measurements.map((one) => [
      one.what,
      whole.format(one.measured),
      one.wall === undefined ? '' : whole.format(one.wall),
      one.baseline === undefined ? '' : whole.format(one.baseline),
      one.unit,
      one.ratio === undefined ? '' : fine.format(one.ratio),
      limitOf(one),
      verdictOf(one),
    ]),
  );
