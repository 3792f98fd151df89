import { speaksOfItself } from '../reading/sections/closings.ts';

const reach = 300;
const ends = /[.!?](?=\s|[A-Z]|$)|\n|(?<=\))(?=[A-Z][a-z])/;

/** Whether the sentence at this place is the employer's of itself: what it makes and is, not what it asks for. */
export function isOfEmployer(text: string, place: number): boolean {
  const before =
    text
      .slice(Math.max(0, place - reach), place)
      .split(ends)
      .at(-1) ?? '';
  const behind = text.slice(place, place + reach).split(ends)[0] ?? '';
  return speaksOfItself(before + behind);
}
