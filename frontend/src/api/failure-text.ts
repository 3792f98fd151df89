import { isRefusal, textFor } from './api-error.ts';

/** As `textFor`, where nothing else says what failed: that there is no connection stands after it. */
export function failureText(error: unknown, byCode: Parameters<typeof textFor>[1], failed: string): string {
  if (!isRefusal(error, 'network')) return textFor(error, byCode, failed);
  return `${failed.replace(/\. Please try again\.$/, '')}: ${error.message}`;
}
