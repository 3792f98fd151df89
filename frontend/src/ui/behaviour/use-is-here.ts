import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether what asked is still there when it is answered. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
