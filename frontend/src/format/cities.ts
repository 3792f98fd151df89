import { citiesShown } from '@waypost/contracts/constants';

export type NamedCity = { name: string };

/** "Berlin, Oslo +2 more", whose last two words no line divides; nothing without cities. */
export function formatCities(cities: readonly NamedCity[] | null | undefined): string | undefined {
  const names = (cities ?? []).map((city) => city.name);
  if (names.length === 0) return undefined;
  const shown = names.slice(0, citiesShown).join(', ');
  return names.length > citiesShown ? `${shown} +${names.length - citiesShown}\u00A0more` : shown;
}
