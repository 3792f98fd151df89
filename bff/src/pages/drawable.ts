import { limits } from '@waypost/contracts/constants';
import type { FirstAnswer, FirstQuestion } from '@waypost/contracts/first-page';

/**
 * Whatever is neither a letter nor ordinary within a sentence: line ends and bullets, which become elements of the page, and signs
 * that HTML writes at length.
 */
const heavy = /[^\p{L}\p{M}\p{N} .,;:!?()’–/-]/gu;
/** About the bytes of an element. */
const ofElement = 30;
/** About the bytes of what stands whole: a page of fifteen posts as they are; of one post or person, of whom a page says all three times. */
const most = { ofMany: 120_000, ofOne: 60_000 };

/** Characters of a text, by their weight, and items of a list. */
type Measure = { text: number; items: number };
/** The first by which a page is light enough; the least where none is. */
const measures: readonly Measure[] = [
  { text: 8_000, items: 50 },
  { text: 2_000, items: 50 },
  { text: 500, items: 20 },
  { text: 200, items: 10 },
];
const least: Measure = { text: 100, items: 1 };

const weightOfText = (text: string) => Buffer.byteLength(text) + ofElement * (text.match(heavy)?.length ?? 0);

/** What a value leaves of `room`; below 0 where it is too heavy, and then it is not looked at to its end. */
function roomBeside(value: unknown, room: number): number {
  const left = room - ofElement;
  if (typeof value === 'string') return value.length > left ? -1 : left - weightOfText(value);
  if (typeof value !== 'object' || value === null) return left;
  let rest = left;
  for (const part of Object.values(value)) {
    if (rest < 0) break;
    rest = roomBeside(part, rest);
  }
  return rest;
}

/** Addresses are left whole: one that is cut off leads elsewhere. */
const isAddress = (text: string) => text.length <= limits.url && /^https?:\/\/\S+$/.test(text);

/** The beginning of a text, up to a weight. */
function beginningOf(text: string, weight: number): string {
  let signs = 0;
  let end = weight;
  for (const { index } of text.slice(0, weight).matchAll(heavy)) {
    const room = weight - ofElement * (signs + 1);
    if (index >= room) {
      end = Math.min(index, room + ofElement);
      break;
    }
    signs += 1;
    end = room;
  }
  return `${text
    .slice(0, end)
    .trimEnd()
    .replace(/\s\S*$/, '')}…`;
}

function shortText(text: string, weight: number): string {
  const isShort = text.length <= weight && weightOfText(text) <= weight;
  return isShort || isAddress(text) ? text : beginningOf(text, weight);
}

function shortened(value: unknown, measure: Measure): unknown {
  if (typeof value === 'string') return shortText(value, measure.text);
  if (Array.isArray(value)) return value.slice(0, measure.items).map((item) => shortened(item, measure));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part, measure)]));
}

/** An answer as a page is drawn by it: in part where the whole would be a burden to draw, which its script asks for then. */
export function drawable(question: FirstQuestion, answer: FirstAnswer): FirstAnswer {
  if (!('data' in answer)) return answer;
  const room = 'call' in question && question.call === 'searchJobPosts' ? most.ofMany : most.ofOne;
  const isLight = (value: unknown) => roomBeside(value, room) >= 0;
  const { key, data } = answer;
  if (isLight(data)) return answer;
  for (const measure of measures) {
    const part = shortened(data, measure);
    if (isLight(part)) return { key, data: part, isPart: true };
  }
  return { key, data: shortened(data, least), isPart: true };
}
