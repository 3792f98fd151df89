import { phoneCountries, phoneOf, phoneParts } from '@waypost/contracts/entities/phone';
import { basicInfo, type Profile } from '@waypost/contracts/entities/profile';
import { username } from '@waypost/contracts/entities/user';
import { explainIssue } from '@waypost/contracts/explain-issue';
import { genders } from '@waypost/contracts/profile-choices';
import type { Input } from '../../../api/call.ts';
import type { Problem } from '../../../forms/server-refusals.ts';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';

export type BasicForm = {
  first_name: string;
  last_name: string;
  username: string;
  headline: string;
  gender: string;
  city: LookupValue | null;
  phone_country: string;
  phone: string;
  total_experience: number | null;
  about_me: string;
};

const [firstCountry] = phoneCountries();

export const emptyBasicForm: BasicForm = {
  first_name: '',
  last_name: '',
  username: '',
  headline: '',
  gender: '',
  city: null,
  phone_country: firstCountry?.code ?? '',
  phone: '',
  total_experience: null,
  about_me: '',
};

/** All fields by their labels, in their order. */
export const basicLabels: Readonly<Record<keyof BasicForm, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  username: 'Username',
  headline: 'Headline',
  gender: 'Gender',
  city: 'City',
  phone_country: 'Country of the phone',
  phone: 'Phone',
  total_experience: 'Total experience in years',
  about_me: 'About me',
};

/** Months are shown as years of one decimal; each such number of years is a number of months of its own. */
export const yearsOf = (months: number) => Math.round((months / 12) * 10) / 10;
export const monthsOf = (years: number) => Math.round(years * 12);

const cityOf = ({ city_id: id, name }: NonNullable<Profile['user']['address']>): LookupValue | null =>
  name === undefined ? null : { name, ...(id !== undefined && { id }) };

export function basicFormOf({ user }: Profile): BasicForm {
  const { country, national } = phoneParts(user.phone ?? '');
  const { total_experience_in_months: months } = user;
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    username: user.username,
    headline: user.headline ?? '',
    gender: user.gender ?? '',
    city: cityOf(user.address ?? {}),
    phone_country: country ?? emptyBasicForm.phone_country,
    phone: national,
    total_experience: months === undefined ? null : yearsOf(months),
    about_me: user.about_me ?? '',
  };
}

type Written = Omit<Input<'updateUser'>['body'], 'version'>;

/** As the call takes it, without the username, which has a call of its own. */
export function writeBasic(form: BasicForm): Written {
  const { phone_country: country, phone: national, total_experience: years, city, gender } = form;
  return {
    first_name: form.first_name,
    last_name: form.last_name,
    headline: form.headline,
    about_me: form.about_me,
    gender: genders.find((one) => one === gender) ?? '',
    phone: phoneOf({ country, national }),
    total_experience_in_months: years === null ? null : monthsOf(years),
    address: city === null ? {} : city.id === undefined ? { name: city.name } : { city_id: city.id },
  };
}

/** The form's field for a path of what was sent. */
export function basicFieldAt(path: readonly PropertyKey[]): string {
  const name = String(path[0] ?? '');
  return (
    { address: 'city', total_experience_in_months: 'total_experience', updated_username: 'username' }[name] ?? name
  );
}

const order = Object.keys(basicLabels);

/** What is wrong, by its fields, in the words of the contract; of the username only where it is not the one that `before` has. */
export function problemsOfBasic(form: BasicForm, before: Pick<BasicForm, 'username'>): Problem[] {
  const parsed = basicInfo.safeParse(writeBasic(form), { error: explainIssue });
  const named = username.safeParse(form.username, { error: explainIssue });
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues),
    ...(named.success || form.username === before.username
      ? []
      : named.error.issues.map(({ message }) => ({ path: ['username'], message }))),
  ].map(({ path, message }) => ({ field: basicFieldAt(path), message }));
  return problems
    .filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
