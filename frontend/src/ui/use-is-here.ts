import { useEffect, useRef } from 'react';

/** Tells whether a part is still shown, for what comes of something that it has begun. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
