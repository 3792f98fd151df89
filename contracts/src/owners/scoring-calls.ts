import { readPersonOfScoring } from '../calls/personal-data.ts';
import * as scoring from '../calls/scoring.ts';

/** The calls that scoring answers, and what their modules have beside. */
export const scoringCalls = { ...scoring, readPersonOfScoring };
