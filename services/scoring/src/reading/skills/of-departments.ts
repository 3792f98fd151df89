/** Whom somebody works with: "partner with Sales, Marketing and Finance", "the engineering team". */
const departments = new Set(
  'sales, marketing, finance, engineering, hr, human resources, accounting, product management, customer success, design, procurement, advertising, public relations, shipping, receiving, shipping/receiving'.split(
    ', ',
  ),
);
const workWith =
  /\b(?:collaborat\w*|partner\w*|liais\w*|interact\w*|coordinat\w* with|work\w* (?:[a-z-]+ly )?(?:with|across)|alongside|stakeholders?|departments?|functions|teams|cross-functional\w*|everything from)\b[^.;!?\n•]{0,100}$/i;
const areTeams =
  /^(?:(?:,? (?:and|or|&)|[,/&]) ?[A-Za-z]+(?: [a-z]+)?){0,4} (?:teams?|departments?|stakeholders?|partners|leaders|leadership|executives|colleagues|organi[sz]ations?|functions|managers?)\b/i;

/** Whether a word names the people whom somebody works with, by the words before and behind it. */
export const isOfDepartment = (words: string, lead: string, behind: string): boolean =>
  departments.has(words) && (workWith.test(lead) || areTeams.test(behind));

/** Named as those of whom an employer speaks: "across all industries (finance, insurance, telecom)". */
const industries =
  /\b(?:industr(?:y|ies)|sectors?|verticals?)\b(?:,? (?:such as|like|including|e\.g\.,?)|:| \(| [–-] )[^.;!?\n)]{0,150}$/i;

export const isOfIndustries = (lead: string): boolean => industries.test(lead);
