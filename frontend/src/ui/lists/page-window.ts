import { pageWindow } from '@waypost/contracts/constants';

/** At most five page numbers around the current one, shifted so that they are five wherever there are five. */
export function pagesAround(page: number, pageCount: number): number[] {
  const size = Math.min(pageWindow, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(pageWindow / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
