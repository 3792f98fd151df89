type AsksForYears = {
  minimum_yrs_of_exp_needed?: number | null | undefined;
  maximum_yrs_of_exp_needed?: number | null | undefined;
};

/** "2 - 5 years", "3+ years", "Up to 4 years"; nothing where no years are asked for. 0 for the most is no end. */
export function formatExperience(post: AsksForYears): string | undefined {
  const { minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most } = post;
  if (most === 0 && !least) return undefined;
  if (!most) return least === undefined || least === null ? undefined : `${least}+ years`;
  return least ? `${least} - ${most} years` : `Up to ${most} years`;
}
