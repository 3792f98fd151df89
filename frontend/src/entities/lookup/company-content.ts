import type { LookupValue } from '../../ui/fields/combo/lookup.ts';

/** A chosen company as calls take it: by its name where it is listed, else as one of the writer's own; nothing without a name. */
export function companyContent(company: LookupValue | null) {
  const name = company?.name.trim() ?? '';
  if (name === '') return {};
  return company?.id === undefined ? { custom_company: { name } } : { company_name: name };
}
