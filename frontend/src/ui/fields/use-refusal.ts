import { useState } from 'react';

/** Why what was chosen in a field is not taken, until somebody types there again or leaves: what the field says then is of what is past. */
export function useRefusal<Why>() {
  const [refusal, refuse] = useState<Why>();
  const forget = () => refuse(undefined);
  // Before the field itself, which may refuse what it is left with.
  return { refusal, refuse, around: { onInputCapture: forget, onBlurCapture: forget } };
}
