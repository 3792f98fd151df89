/** An engine is not as it has to be; the message says what was found and the command that mends it. */
export class SetupError extends Error {
  override name = 'SetupError';
}
