/** Behind these a point never ends a sentence. */
const titles = 'e\\.g|i\\.e|incl|vs|approx|Dr|Mrs?|Ms|St|Sr|Jr';
/** Behind these it does where a capital follows. */
const short =
  '(?:[A-Za-z]\\.){1,3}[A-Za-z]|Ph\\.?D|[BM]\\.?(?:Sc|Tech|Eng|Ed|Com)|Inc|INC|Ltd|LTD|LLC|Corp|Co|etc|dept|govt|yrs?|exp|equiv|min|max';
const country = '(?:U\\.S(?:\\.A)?|U\\.K|E\\.U)';
/** "Ph.D. Preferred." */
const need = '(?:Required|Preferred|Desired|Desirable|Mandatory|Essential)\\b(?!\\s+\\w)';

/**
 * Not "U.S. citizenship", "U.S. Government" and "(e.g. SQL)"; but behind where somebody works: "in the U.S. Kafka is a plus".
 */
const point = [
  '(?=\\.(?:\\s|$))',
  `(?<!\\b(?:${titles}))`,
  `(?!(?<=\\b(?:${short}))\\.\\s+(?:[^A-Z\\s]|${need}))`,
  `(?!(?<=\\b${country})(?<!\\b(?:in|within|across|throughout|outside|to|from) (?:the )?${country})\\.\\s+[A-Z])`,
  '\\.',
].join('');
/** Where lines were run together, "required.Kafka", but not "C#.NET", "Vue.JS" and "Ph.D.". */
const runOnPoint = '(?<=[a-z)+#])(?<!\\b(?:Ph|e\\.g|i\\.e))\\.(?=[A-Z\\d]|[-*•]|o\\s)(?!(?:NET|JS|IO)\\b)';

/** What ends a sentence or a line of a list; abbreviations do not. */
export const sentenceEnd = `${point}|${runOnPoint}|[;!?](?=\\s|$)|[\\n•·▪●]`;
