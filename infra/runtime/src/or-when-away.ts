import { AppError, type ErrorCode } from '@waypost/contracts/errors';
import { isAway } from './is-away.ts';

/**
 * What a screen can do without: `fallback` stands for it while its owner is away, and where the owner refuses with
 * `refusal`. Whatever else goes wrong is a bug, and goes through.
 */
export async function orWhenAway<T, F>(asked: Promise<T>, fallback: F, refusal?: ErrorCode): Promise<T | F> {
  try {
    return await asked;
  } catch (error) {
    if (isAway(error) || (error instanceof AppError && error.code === refusal)) return fallback;
    throw error;
  }
}
