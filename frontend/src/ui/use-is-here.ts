import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asked is still there when it is answered. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
