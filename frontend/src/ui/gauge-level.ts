import { scoreScale } from '@waypost/contracts/constants';

export type GaugeLevel = 'green' | 'yellow' | 'orange' | 'red';

/** Lower limits in percent; without `orange`, what is below yellow is red. */
export type GaugeThresholds = { green: number; yellow: number; orange?: number };

/** Profile completion, the ATS page and the job page. */
export const scoreThresholds: GaugeThresholds = {
  green: scoreScale.green,
  yellow: scoreScale.yellow,
  orange: scoreScale.orange,
};
export const applicantThresholds: GaugeThresholds = {
  green: scoreScale.applicantGreen,
  yellow: scoreScale.applicantYellow,
};

export function gaugeLevel(percent: number, { green, yellow, orange }: GaugeThresholds): GaugeLevel {
  if (percent >= green) return 'green';
  if (percent >= yellow) return 'yellow';
  return orange !== undefined && percent >= orange ? 'orange' : 'red';
}
