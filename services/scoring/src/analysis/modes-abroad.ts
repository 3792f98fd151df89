/** How posts say where the work is done in German, French, Spanish, Portuguese, Italian, Dutch and Polish: parts of a pattern. */

const away = '(?:home[- ]?office|télétravail|teletrabajo|teletrabalho|thuis ?werken|smart ?working)';
const afar = `(?:${away}|remote|remot[oa]|à distance|a distancia|op afstand|vanuit huis)`;
const denied =
  '(?<!\\b(?:sans|aucun|sin|no|senza|sem)\\s)(?<!(?<!\\p{L})(?:keine?n?|nicht|pas|non|não|geen|niet|not)\\s[^.!?;\\n]{0,60})';
const isNot =
  '(?!\\p{L}|\\s+(?:(?:es|é|è)\\s+)?no\\b|\\s+(?:ou|oder|or|of|o)\\s|\\s+(?:allowance|budget|equipment|set-?up|stipend)\\b|[^.!?;\\n]{0,60}(?<!\\p{L})(?:nicht|pas|impossible|niet|non|não)(?!\\p{L}))';
const count =
  '\\d|one|two|three|four|eine?n?|zwei|drei|vier|un|deux|trois|quatre|uno?|dos|tres|cuatro|due|tre|quattro|twee|drie|een';
const days = `\\b(?:${count})(?:\\s?[-–]\\s?\\d)?\\s+(?:tage?|jours?|días?|dias?|giorn[io]|dagen|dag)`;
/** A fact among others has a line, a bracket, or what stands between two dots, for itself. */
const asFact = (words: string) => `(?:^|[•·|([]\\s?)(?:${words})(?=\\s*(?:[•·|)\\]]|$))`;

const hybrid = '(?:hybride|híbrid[oa]|ibrid[oa])';
/** What is called hybrid before the word, and what the work is called behind that. */
const [what, ofWork] = [
  'modell?[oe]|mode|modalidade?|modalità|régimen?|regime|formato?|formule|esquema|rythme|organisation|travail|trabajo|trabalho|lavoro|poste|puesto',
  '(?:(?:de|di|laboral)\\s+)?(?:(?:travail|trabajo|trabalho|lavoro)\\s+)?',
];

export const onsiteAbroad = [asFact('vor ort|sur site|presencial|in sede|op locatie|stacjonarnie')];

export const hybridAbroad = [
  `${denied}\\b${days}\\s+(?:(?:pro|in der|die|de|par|per)\\s+)?(?:woche\\s+)?(?:(?:im|en|de|di)\\s+)?(?:${away}|remoto)(?!\\p{L})`,
  `${denied}\\b${days}\\s+(?:thuis|vanuit huis|da remoto)(?!\\p{L})`,
  `\\btélétravail\\s+${days}\\b`,
  `${denied}\\bhybride[nmrs]?\\s+(?:arbeit|modell|werk)\\p{L}*${isNot}`,
  `${denied}\\bhybrid\\s+(?:zu\\s+)?arbeiten${isNot}`,
  `${denied}\\b(?:${what})\\s*:?\\s+${ofWork}${hybrid}${isNot}`,
  `${denied}(?<!\\d)[1-9]\\d\\s?%\\s+(?:(?:im|en|de)\\s+)?${away}${isNot}`,
  `${denied}\\b(?:teilweise|anteilig|tageweise|deels|gedeeltelijk)\\s+(?:im\\s+)?${afar}${isNot}`,
  `${denied}(?<!\\b100\\s?%\\s)\\b(?:${away}|mobiles arbeiten)\\s+(?:(?:ist|is|est|es|(?:teil|tage)weise|anteilig)\\s+){0,2}(?:möglich|possible|posible|possível|possibile|mogelijk)(?!\\p{L})`,
  `${denied}\\b(?:télétravail|teletrabajo|teletrabalho)\\s+(?:hybride|partiel|parcial|ponctuel|régulier|occasionnel|ocasional)${isNot}`,
  asFact(`${hybrid}|hybrydowo|praca hybrydowa`),
];

export const remoteAbroad = [
  `${denied}\\bremote\\s+(?:innerhalb|aus|in ganz)\\s`,
  `${denied}\\b(?:100\\s?%|komplett|vollständig|ausschließlich|totalement|entièrement|totalmente|completamente|interamente|volledig)\\s+(?:(?:im|aus dem|en|em|in|da)\\s+)?${afar}${isNot}`,
  `${denied}\\b${away}\\s+(?:(?:à|al|a)\\s+)?(?:100\\s?%|complet|total|completo|permanente?)(?!\\p{L})`,
  `${denied}\\b(?:modalidade?|modalità|trabajo|trabalho|lavoro|puesto)\\s*:?\\s+(?:(?:en|em|da)\\s+)?(?:remot[oa]|teletrabajo|teletrabalho|a distancia)(?=\\s*(?:[.,;•·|)]|$))`,
  asFact('full[- ]remote|à distance|en remoto|da remoto|remoto|op afstand|zdalnie|praca zdalna'),
];
