/** Of one's own notes on an applicant: characters of each, how many there are, and the rating beside them. */
export const noteLimits = { characters: 2_000, most: 100, rating: { min: 1, max: 5 } } as const;
