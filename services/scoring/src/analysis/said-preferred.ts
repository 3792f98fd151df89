const preferredBehind =
  /^[^.;!?\n]{0,70}?\b(?:preferred|(?:is|are|would\s+be|as)?\s*an?\s+(?:big\s+|huge\s+|strong\s+|definite\s+)?(?:plus|bonus|advantage|asset)\b|desir(?:ed|able)|nice\s+to\s+have|advantageous|beneficial|helpful|optional|not\s+(?:required|necessary|essential))/i;
const preferredBefore =
  /\b(?:ideally|preferabl[ey]|preferred|nice[- ]to[- ]haves?|bonus(?:\s+points)?(?:\s+(?:if|for))?|desir(?:ed|able)|optional(?:ly)?|(?:big|huge)?\s*plus(?:es)?\s*:)[^.;!?\n]{0,60}$/i;
const required = /\b(?:requir|must\b|essential|mandatory|needed)/i;

/** By the words of its own sentence: "Kafka, Redis and Spark are a plus". */
export function isSaidPreferred(text: string, { start, end }: { start: number; end: number }): boolean {
  const behind = preferredBehind.exec(text.slice(end, end + 110));
  if (behind !== null && !required.test(behind[0])) return true;
  const before = preferredBefore.exec(text.slice(Math.max(0, start - 90), start));
  return before !== null && !required.test(before[0]);
}
