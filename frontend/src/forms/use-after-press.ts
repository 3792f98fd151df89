import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What is said below a field, as it was before a press until that press has come to where it was meant: the press may have left a
 * field, and a line that appears would move the button away from under the pointer.
 */
export function useAfterPress<Words>(words: Words): Words {
  const [held, setHeld] = useState<{ words: Words }>();
  const hold = useEffectEvent(() => setHeld({ words }));
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    let release: ReturnType<typeof setTimeout> | undefined;
    const onDown = () => {
      clearTimeout(release);
      hold();
    };
    // The click follows the release of the pointer.
    const onUp = () => (release = setTimeout(() => setHeld(undefined)));
    addEventListener('pointerdown', onDown, options);
    addEventListener('pointerup', onUp, options);
    addEventListener('pointercancel', onUp, options);
    return () => {
      listening.abort();
      clearTimeout(release);
    };
  }, []);
  return held === undefined ? words : held.words;
}
