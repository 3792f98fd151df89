type NamesCompany = { company_name?: string | undefined; custom_company?: { name: string } | undefined };

/** Who offers the job; nothing where the post does not say, for each screen has its own words for that. */
export const formatCompany = ({ custom_company, company_name }: NamesCompany): string | undefined =>
  custom_company?.name || company_name || undefined;
