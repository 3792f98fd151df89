import { payInKeyword } from '@waypost/contracts/pay-in-keyword';
import { irishCounties } from '../../../lookups/areas.ts';
import { statesOfCode } from '../lists/state-codes.ts';

/** `m/w/d`, `H/F - CDI`: that anybody may apply, as titles of some countries say. */
const anybody =
  /(?<![\p{L}\p{N}])(?:[mwfh]\/[mwfh](?:\/[dix])?(?:[ ,–-]{1,3}cd[di])?|[dx]\/[mwf]\/[mwf])(?![\p{L}\p{N}])/giu;

/** `Baker [R-12345]`, `Baker (Job ID: 12345)`, `Baker #12345`: what a site counts its posts by; alone it is asked for. */
const postNumber =
  /(?<=\p{L}[^\p{L}\p{N}#[(]{0,5})(?:#|[[(](?:id|job|jr|r|ref|req)[a-z ]{0,12}[ #.:-]{0,3})\d{3,10}(?![\p{L}\p{N}])[\])]?/giu;

/** `within 10 miles of me`, `within 5 km of Leeds`. */
const distance =
  /\bwithin \d{1,3} ?(?:miles?|mi|km|kms|kilomet(?:er|re)s?|minutes?|mins?)\b(?: (?:of|from)\b(?: (?:me|here|home)\b)?)?/gi;

/** `high paying`, `well-paid`, `that pay well`, `best jobs`: there is an order by pay, and no post says it of itself. */
const goodPay =
  /\b(?:(?:best|better|good|high|higher|highest|top|well)[ -](?:paid|paying)|(?:that|which) pays?(?: (?:good|more|well))?|six[ -]figures?|(?:best|good)(?= (?:jobs?|careers?)\b))\b/gi;

/** `Now hiring …`, `URGENT: …`, `Apply now!`, `immediate start`, `sign-on bonus $5,000`: how a title calls out that somebody pastes. */
const calls =
  /^[^\p{L}\p{N}]*(?:(?:now|urgently|we(?:['’]re| are)(?: now)?) hiring|urgent(?:ly)? (?:needed|required|requirement)|(?:hiring|urgent)(?= ?[-*:!–]))(?![\p{L}\p{N}])|\b(?:apply (?:asap|here|now|today)|immediate (?:joiners?|start)|start(?:ing)? (?:asap|immediately)|asap|sign(?:ing|[ -]on) bonus)\b/giu;

/** `Dallas, TX 75201`: the state finds the cities around. */
const zipCode = new RegExp(
  String.raw`(?<=[\p{L}.],? (?:${[...statesOfCode.keys()].join('|')}),? )\d{5}(?:-\d{4})?(?![\p{L}\p{N}])`,
  'giu',
);

/** `Co. Cork`, `County Kerry`, `Dublin 2`, `Dublin 6W`: posts have the county, and the city without its district. */
const inIreland = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:co\.?|county) (?=(?:${irishCounties.join('|')})(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}])dublin,? )(?:[1-9]|1\d|2[0-4]|6w)(?![\p{L}\p{N}])`,
  'giu',
);

/** As in 'I’m looking for': the letters behind the apostrophe are no word of their own. */
const iAm = /(?<![\p{L}\p{N}])i['’](?:d|ll|m|ve)(?![\p{L}\p{N}])/giu;

/** `Stellenangebote in`, `suche Arbeit als`, `offres d'emploi à`, `trabajo de`, `vagas de`, `praca w`: how a keyword begins in other languages. */
const anyWorkAbroad =
  /^\s*(?:(?:ich suche|suche|je cherche|cherche|busco|cerco) (?:une? )?)?(?:(?:stellenangebote?|jobangebote?|stellen?|arbeit)(?: (?:als|bei|in|im))?|(?:offres? d['’])?emplois?(?: (?:à|a|comme|de|en))?|(?:ofertas? de )?(?:empleos?|trabajos?)(?: (?:como|de|en))?|(?:offerte? di )?lavoro(?: (?:a|come|da|in|per))?|vagas?(?: de emprego)?(?: (?:de|em|para))?|empregos?(?: (?:de|em|para))?|vacatures?(?: (?:als|in|voor))?|(?:oferty )?prac[ay](?: (?:jako|w))?)(?![\p{L}\p{N}])/giu;

/** A keyword with blanks for what a job should pay and how far it may be, for which there are filters and orders as few posts say it in these words, and for `m/w/d`. */
export const withoutAsides = (keyword: string): string =>
  [goodPay, payInKeyword, calls, zipCode, inIreland, distance, anybody, postNumber, iAm, anyWorkAbroad].reduce(
    (text, aside) => text.replace(aside, (said) => ' '.repeat(said.length)),
    keyword,
  );
