/** "1 job", "1,204 jobs". */
export const jobCount = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'job' : 'jobs'}`;
