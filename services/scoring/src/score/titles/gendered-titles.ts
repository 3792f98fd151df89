/** "(m/w/d)", "(H/F)", "m/f/x" behind a title. */
const ofAnyone = /\(?(?<![\p{L}/])(?:[mwfhdxi]|div|gn)(?: ?[/|] ?(?:[mwfhdxi]|div|gn)){1,3}(?![\p{L}/])\)?/gu;

/** Titles as they are written of women, in small letters, each with the form of men, which stands for both. */
const forms: readonly (readonly [RegExp, string])[] = [
  // Of both at once: "Verkäufer*in", "infirmier(ère)", "enfermero/a".
  [/(?<=\p{L}{2}(?:er|or|eur|ent|ant|ist|at))(?:[*:_·]in(?:nen)?|\(in\)|\/-?in)(?![\p{L}-])/gu, ''],
  [/(?<=\p{L}{3})(?:\((?:e|i?ère|ne|se|euse|t?rice)s?\)|[·/](?:i?ère|ne|se|euse|t?rice|e)s?)(?!\p{L})/gu, ''],
  [/(?<=\p{L}{3}[or])(?:\/as?|\(as?\))(?!\p{L})/gu, ''],
  [/(kauf|fach)mann ?\/ ?-?(?:kauf|fach)?frau(?!\p{L})/gu, '$1mann'],
  // German
  [/krankenschwester(?!\p{L})/gu, 'krankenpfleger'],
  [/(kauf|fach)(?:frau|leute)(?!\p{L})/gu, '$1mann'],
  [/ärztin(?!\p{L})/gu, 'arzt'],
  [/köchin(?!\p{L})/gu, 'koch'],
  [/anwältin(?!\p{L})/gu, 'anwalt'],
  [/(?<=\p{L}{3}o)login(?!\p{L})/gu, 'loge'],
  [/(?<=\p{L}{3}(?:(?<!glyc)er|or|eur|ent|ant|ist|ekt))in(?!\p{L})/gu, ''],
  // French
  [/(?<=\p{L}{2})ère(?!\p{L})/gu, 'er'],
  [/(?<=\p{L}{2})euse(?!\p{L})/gu, 'eur'],
  [/(?<=\p{L}{2}eur)e(?!\p{L})/gu, ''],
  [/(?<=\p{L}{2})trice(?!\p{L})/gu, 'teur'],
  [/(?<=\p{L}{3}ien)ne(?!\p{L})/gu, ''],
  [/(?<=\p{L}é)e(?!\p{L})/gu, ''],
  [/(?<=assistant|consultant|enseignant|surveillant|gérant|commercial)e(?!\p{L})/gu, ''],
  // Italian, Spanish and Portuguese
  [/(?<=inferm|camer|parrucch|cass|port)iera(?!\p{L})/gu, 'iere'],
  [/(?<=cuoc|commess|impiegat|addett|operai|maestr)a(?!\p{L})/gu, 'o'],
  [/(?<=\p{L}{2}(?<!cam|op)er)a(?!\p{L})/gu, 'o'],
  [/(?<=\p{L}{3}[aei]dor|profes+or|director|diretor|consultor|asesor)a(?!\p{L})/gu, ''],
  [
    /(?<=abogad|advogad|encargad|emplead|técnic|mecánic|administrativ|arquitect|operari|becari|médic|químic)a(?!\p{L})/gu,
    'o',
  ],
  // Dutch
  [/(?<=medewerk)ster(?!\p{L})/gu, 'er'],
  [/verkoopster(?!\p{L})/gu, 'verkoper'],
  [/verpleegster(?!\p{L})/gu, 'verpleger'],
  // Polish
  [/(?<=\p{L}{3})arka(?!\p{L})/gu, 'arz'],
  [/(?<=\p{L}{3}(?:el|er|ent))ka(?!\p{L})/gu, ''],
  [/(?<=\p{L}{2}ist)ka(?!\p{L})/gu, 'a'],
  [/(?<=\p{L}{3})iczka(?!\p{L})/gu, 'ik'],
  [/(?<=\p{L}{3})czyni(?!\p{L})/gu, 'ca'],
  [/(?<=księgow)a(?!\p{L})/gu, 'y'],
  // "Vendeur / vendeuse" has become one twice.
  [/(?<!\p{L})(\p{L}{3,40}) ?\/ ?\1(?!\p{L})/gu, '$1'],
];

/** A title in small letters as it is called whoever holds it: English ones are so already. */
export const titleOfAnyone = (title: string): string =>
  forms
    .reduce((text, [form, by]) => text.replaceAll(form, by), title.replaceAll(ofAnyone, ' '))
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
