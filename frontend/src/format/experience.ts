type AsksForYears = {
  minimum_yrs_of_exp_needed?: number | null | undefined;
  maximum_yrs_of_exp_needed?: number | null | undefined;
};

/** "2 - 5 years", "3+ years", "Up to 4 years"; nothing where no years are asked for. 0 is no end, and no beginning. */
export function formatExperience(post: AsksForYears): string | undefined {
  const { minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most } = post;
  if (most) return least ? `${least} - ${most} years` : `Up to ${most} years`;
  return least ? `${least}+ years` : undefined;
}
