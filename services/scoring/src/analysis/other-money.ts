import { otherDollars } from '@waypost/contracts/exchange-rates';

/** Dollars and pesos of other countries, by what they put before the sign, and by their codes: "A$120,000", "$60,000 MXN". */
const [ofDollars, codesOfDollars] = ['AU?|NZ|SG?|HK|MX|NT|R', otherDollars.join('|')];
/** Money that a post cannot be published with, as it stands beside an amount. */
const others = `(?:(?:${ofDollars})\\$|${codesOfDollars}|CHF|SFr\\.?|PLN|zł(?:otych)?|SEK|NOK|DKK|kr\\.?|CZK|Kč|HUF|Ft|RON|lei|AED|QAR|SAR|KWD|BHD|OMR|ZAR|NGN|KES|GHS|PHP|JPY|CNY|RMB|KRW|TRY|ILS|MYR|RM|THB|IDR|PKR|BDT|UAH|[¥₦₱₩₺₪฿₴])`;
/** "$120,000 + super" is paid in Australia. */
const pension = '\\+ super(?:annuation)?\\b';

/** Whose dollars "$" is, by what stands right before it and behind its amount. */
export const isOtherDollarBefore = new RegExp(`(?<!\\p{L})(?:${ofDollars}|(?:${codesOfDollars})\\s?)$`, 'u');
export const isOtherDollarBehind = new RegExp(`^\\s?(?:(?:${codesOfDollars})(?!\\p{L})|${pension})`, 'u');
export const isOtherBefore = new RegExp(`(?<!\\p{L})${others}\\s?$`, 'iu');
export const isOtherBehind = new RegExp(`^\\s?${others}(?!\\p{L})`, 'iu');

const thousands = "\\d{1,3}(?:[.,'’\\s]\\d{3}(?!\\d)|k(?!\\p{L}))|\\d{4,7}";
const amount = new RegExp(
  `(?<!\\p{L})${others}\\s?(?:${thousands})|(?:${thousands})(?:,\\d\\d|[.,][–-])?\\s?(?:${others}(?!\\p{L})|${pension})`,
  'iu',
);
/** "Salary: N120,000", "Salary: up to $90k". */
const labelled = new RegExp(
  `(?:^|\\n)[^\\p{L}\\n]{0,5}(?:(?:annual|base|monthly) )?(?:salary|pay|compensation)(?: range)?\\s?[:–-][^\\d\\n]{0,12}(?:${thousands})`,
  'iu',
);
/** "Pay: $25-$30 per visit" */
const byPiece =
  /(?:^|\n)[^\p{L}\n]{0,5}(?:pay|rate|salary)(?: range)?\s?[:–-][^\p{L}\n]{0,12}[$€£₹] ?\d[^\p{L}\n]{0,12}(?:per|an?|each) \p{L}/iu;
const ofTarget = /\bOTE\b[^\p{L}\d\n]{0,5}(?:of |up to )?[£$€₹]?\d|\d ?k?\)? ?OTE\b/iu;
/** Whether a text names thousands of such money, which are mostly what is paid, or of any under a label, or pay by the piece, or by what is sold. */
export const namesOtherPay = (text: string): boolean =>
  [amount, labelled, byPiece, ofTarget].some((pattern) => pattern.test(text));
