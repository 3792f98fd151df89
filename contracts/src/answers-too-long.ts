import { limits } from './constants.ts';

/** Of the screening answers of one application, in the dialog and at the service. */
export const answersTooLong = `All answers together must be at most ${limits.answers.toLocaleString('en-US')} characters`;
