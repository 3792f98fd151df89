export type GaugeLevel = 'green' | 'yellow' | 'orange' | 'red';

/** Lower limits in percent; without `orange`, what is below yellow is red. */
export type GaugeThresholds = { green: number; yellow: number; orange?: number };

export function gaugeLevel(percent: number, { green, yellow, orange }: GaugeThresholds): GaugeLevel {
  if (percent >= green) return 'green';
  if (percent >= yellow) return 'yellow';
  return orange !== undefined && percent >= orange ? 'orange' : 'red';
}
