import { limits } from './constants.ts';

/** Refuses screening answers of one application that are too long together; the dialog and the service say the same. */
export const answersTooLong = `All answers together must be at most ${limits.answers.toLocaleString('en-US')} characters`;
