const two = (part: number) => String(part).padStart(2, '0');

/** Today as `YYYY-MM-DD`, by the calendar of who looks. */
export const ownToday = (now = new Date()): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
