const reach = 300;
const ends = /[.!?](?=\s|[A-Z]|$)|\n/;

/** How employers begin to speak of themselves. */
const itself =
  /^\s*(?:founded|established|headquartered|since \d{4}|with (?:offices|locations|headquarters)|join us|we(?:['’]re| are) (?:an?|the|one of|proud|committed|passionate|on a mission)\b|our (?:mission|vision|clients?|customers?|products?|platforms?|company|investors|portfolio|solutions|services|story|values|culture)\b|(?:\S+ ){1,6}is (?:an?|the|one of the) (?:[\w-]+ ){0,7}(?:company|leader|provider|firm|start-?up|platform|agency|organi[sz]ation|manufacturer|retailer|hospital|university|bank|employer|brand|supplier)\b)/i;
/** Whoever it began with, the sentence comes to the work or to who is to do it. */
const work =
  /\b(?:you|your|must|candidates?|applicants?|experience[ds]?|responsib\w+|role|position|require[sd]?|requirements?|qualifications?|looking|seeking|seeks|hiring|proficien\w+|knowledge|skills?)\b/i;

/** Whether the sentence at this place is the employer's of itself: what it makes and is, not what it asks for. */
export function isOfEmployer(text: string, place: number): boolean {
  const before =
    text
      .slice(Math.max(0, place - reach), place)
      .split(ends)
      .at(-1) ?? '';
  const behind = text.slice(place, place + reach).split(ends)[0] ?? '';
  const sentence = before + behind;
  return itself.test(sentence) && !work.test(sentence);
}
