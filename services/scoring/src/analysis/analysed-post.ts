/** The words of a post, and whether it says elsewhere what is paid and where it is. */
export type AnalysedPost = {
  title: string;
  description: string;
  responsibility: string;
  minimum_qualification: string;
  preferred_qualification?: string | undefined;
  /** So that its name is not read as a skill. */
  company_name?: string | undefined;
  has_pay?: boolean | undefined;
  has_location?: boolean | undefined;
};
