/** Limits of one's own notes on an applicant: characters of a note, number of notes, and the range of the rating. */
export const noteLimits = { characters: 2_000, most: 100, rating: { min: 1, max: 5 } } as const;

/** Whom a list of applicants is narrowed to: at least so many stars of one's own, or none given yet. */
export const ratingFilters = ['5', '4', '3', '2', '1', 'none'] as const;
export type RatingFilter = (typeof ratingFilters)[number];
