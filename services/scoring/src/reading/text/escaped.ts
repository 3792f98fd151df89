/** A name as a pattern that finds it and nothing else. */
export const escaped = (name: string): string => name.trim().replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
