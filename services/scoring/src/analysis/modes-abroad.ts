/** How posts say where the work is done in German, French, Spanish, Portuguese, Italian, Dutch and Polish: parts of a pattern. */

const away = '(?:home[- ]?office|télétravail|teletrabajo|teletrabalho|thuis ?werken|smart ?working)';
const afar = `(?:${away}|remote|remot[oa]|à distance|a distancia|op afstand|vanuit huis)`;
const denied =
  '(?<!\\b(?:sans|aucun|sin|no|senza|sem)\\s)(?<!(?<!\\p{L})(?:keine?n?|nicht|pas|non|não|geen|niet|not)\\s[^.!?;\\n]{0,60})' +
  // What is learnt or driven so is not the work.
  '(?<!(?<!\\p{L})(?:cours|cursos?|cors[oi]|form(?:ación|ation|ação|azione)|moteurs?|motor|véhicules?|pilotage|vidéosurveillance)\\s[^.,!?;\\n–-]{0,25})';
const isNot =
  '(?!\\p{L}|\\s+(?:(?:es|é|è)\\s+)?no\\b|\\s+(?:ou|oder|or|of|o)\\s|\\s+(?:allowance|budget|equipment|set-?up|stipend)\\b|\\s+(?:a|aan|aux?)\\s+(?:clienti|clientes|clients|klanten|usuarios|utilisateurs)|\\s+d[ei]\\s+(?!\\d|dos|tres|tre|(?:lavoro|trabajo|trabalho|travail)(?!\\p{L}))|[^.!?;\\n]{0,60}(?<!\\p{L})(?:nicht|pas|impossible|niet|non|não)(?!\\p{L}))';
const count =
  '\\d|one|two|three|four|eine?n?|zwei|drei|vier|un|deux|trois|quatre|uno?|dos|tres|cuatro|due|tre|quattro|twee|drie|een';
const days = `\\b(?:${count})(?:\\s?[-–]\\s?\\d)?\\s+(?:tage?|jours?|días?|dias?|giorn[io]|dagen|dag)`;
/** Of what is said, what nothing before it denies. That is looked for where it is said alone: before each letter it takes ten times as long. */
const undenied = (says: readonly string[]) => {
  const any = `(?:${says.join('|')})`;
  return `(?=${any})${denied}${any}`;
};
/** A fact among others has a line, a bracket, or what stands between two dots, for itself. */
const asFact = (words: string) => `(?:^|[•·|([]\\s?)(?:${words})(?=\\s*(?:[•·|)\\]]|$))`;

const hybrid = '(?:hybride|híbrid[oa]|ibrid[oa])';
/** What is called hybrid before the word, and what the work is called behind that. */
const [what, ofWork] = [
  'modell?[oe]|mode|modalidade?|modalità|régimen?|regime|formato?|formule|esquema|rythme|organisation|travail|trabajo|trabalho|lavoro|poste|puesto',
  '(?:(?:de|di|laboral)\\s+)?(?:(?:travail|trabajo|trabalho|lavoro)\\s+)?',
];

export const onsiteAbroad = [
  asFact('vor ort|sur site|presencial|in sede|op locatie|stacjonarnie'),
  undenied([
    '\\b100\\s?%\\s+(?:en\\s+présentiel|presencial)(?!\\p{L})',
    '\\b(?:modalidade?|trabajo|trabalho)\\s*:?\\s+presencial(?!\\p{L}|\\s+(?:e|o|ou|y)\\s)',
    // "Contrato indefinido, jornada completa, presencial"
    '(?:jornada completa|jornada parcial|contrato indefinido),\\s+presencial(?=\\s*(?:\\.|$))',
  ]),
];

export const hybridAbroad = [
  `\\btélétravail\\s+${days}\\b`,
  undenied([
    `${days}\\s+(?:(?:pro|in der|die|de|par|per)\\s+)?(?:woche\\s+)?(?:(?:im|en|de|di)\\s+)?(?:${away}|remoto)(?!\\p{L})`,
    `${days}\\s+(?:thuis|vanuit huis|da remoto)(?!\\p{L}|\\s+(?:bij|met)\\b)`,
    `\\bhybride[nmrs]?\\s+(?:arbeit(?:en|s(?:form|kultur|modell|ort|platz|umfeld|weise|welt|zeit)\\p{L}*)?|werk(?:en|(?:model|plek|vorm)\\p{L}*)?)${isNot}`,
    `\\bhybrid\\s+(?:zu\\s+)?arbeiten${isNot}`,
    `\\b(?:${what})\\s*:?\\s+${ofWork}${hybrid}${isNot}`,
    `(?<!\\d)[1-9]\\d\\s?%\\s+(?:(?:im|en|de)\\s+)?${away}${isNot}`,
    `\\b(?:teilweise|anteilig|tageweise|deels|gedeeltelijk)\\s+(?:im\\s+)?${afar}${isNot}`,
    `(?<!\\b100\\s?%\\s)\\b(?:${away}|mobiles arbeiten)\\s+(?:(?:ist|is|est|es|(?:teil|tage)weise|anteilig)\\s+){0,2}(?:möglich|possible|posible|possível|possibile|mogelijk)(?!\\p{L})`,
    `\\b(?:télétravail|teletrabajo|teletrabalho)\\s+(?:hybride|partiel|parcial|ponctuel|régulier|occasionnel|ocasional)${isNot}`,
  ]),
  // "Sur site 3 jours par semaine, le reste en télétravail"
  `\\b(?:le reste|der rest|de rest|verder|el resto|il resto)\\s+(?:(?:da|en|im|in|vanuit)\\s+)?(?:${away}|huis|remot[eo])(?!\\p{L})`,
  asFact(`${hybrid}|hybrydowo|praca hybrydowa`),
];

export const remoteAbroad = [
  undenied([
    `\\bremote\\s+(?:innerhalb|aus|in ganz)${isNot}`,
    `\\b(?:100\\s?%|komplett|vollständig|ausschließlich|totalement|entièrement|totalmente|completamente|interamente|volledig)\\s+(?:(?:im|aus dem|en|em|in|da)\\s+)?${afar}${isNot}`,
    `\\b${away}\\s+(?:(?:à|al|a)\\s+)?(?:100\\s?%|complet|total|completo|permanente?)(?!\\p{L})`,
    `\\b(?:modalidade?|modalità|trabajo|trabalho|lavoro|puesto)\\s*:?\\s+(?:(?:en|em|da)\\s+)?(?:remot[oa]|teletrabajo|teletrabalho|a distancia)(?=\\s*(?:[.,;•·|)]|$))`,
  ]),
  // "Boulanger – full remote France"
  '[–|(,-]\\s?full[- ]remote\\s+(?:(?:en|depuis)\\s+)?(?-i:\\p{Lu}\\p{Ll})',
  asFact('full[- ]remote|à distance|en remoto|da remoto|remoto|op afstand|zdalnie|praca zdalna'),
];
