type AsksForYears = {
  minimum_yrs_of_exp_needed?: number | undefined;
  maximum_yrs_of_exp_needed?: number | undefined;
};

/** "2 - 5 years", "3+ years", "Up to 4 years"; nothing where no years are asked for. */
export function formatExperience(post: AsksForYears): string | undefined {
  const { minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most } = post;
  if (most === undefined) return least === undefined ? undefined : `${least}+ years`;
  return least ? `${least} - ${most} years` : `Up to ${most} years`;
}
