import { scoreScale } from '@waypost/contracts/constants';
import type { GaugeThresholds } from '../../ui/content/gauge-level.ts';

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
