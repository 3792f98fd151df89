import { areAlike } from '../../ui/fields/combo/lookup.ts';
import { found, lookUp, type Question } from './lookups.ts';

/** Cities have other names, and may be written with where they lie: "Portland, Oregon". */
export const lookUpCities = async (question: Question) => {
  const [written = ''] = question.text.split(',');
  return (await lookUp('cities', question)).map(
    ({ city_id, city_name, other_names = [], state_name, country_name }) => ({
      ...found(city_id, city_name, state_name, country_name),
      isMeant: [city_name, ...other_names].some((name) => areAlike(name, written.trim())),
    }),
  );
};

/** By their whole names, by which those that are chosen can be told apart. */
export const lookUpWholeCities = async (question: Question) =>
  (await lookUpCities(question)).map(({ id, name, detail, isMeant }) => ({
    id,
    name: detail === undefined ? name : `${name}, ${detail}`,
    isMeant,
  }));
