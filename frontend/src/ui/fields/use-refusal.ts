import { useState } from 'react';

/** Why what was chosen in a field is not taken, until somebody types there again or leaves: what the field says then is of what is past. */
export function useRefusal<Why>() {
  const [refusal, refuse] = useState<Why>();
  const forget = () => refuse(undefined);
  // A press of a key is heard together with the field: before it, the page would be drawn without the letter, which would be lost.
  // Leaving is heard before the field, which may refuse what it is left with.
  return { refusal, refuse, around: { onInput: forget, onBlurCapture: forget } };
}
