/** "1 job", "1,204 jobs": how many there are of what takes an s. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
