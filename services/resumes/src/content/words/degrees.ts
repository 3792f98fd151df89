/** What is learned at universities, in full or as it is shortened. */
const ofUniversities = [
  /(?:bachelor|master(?! (?:barber|builder|carpenter|chef|electrician|gardener|mariner|mechanic|plumber|sommelier|technician|trainer))|doctor|associate)(?:'?s)?(?: degree)?(?: of (?:arts|science|engineering|technology|business administration|music|laws?|education|fine arts|philosophy|commerce|applied science|medicine|nursing|architecture))?/,
  /(?:b|m)\.?s\.?(?:[nw]|ed|[cem]\.?e)\b\.?/,
  /(?:b|m)\.? ?(?:sc|s|a|e|eng|tech|ed|arch|com|mus|fa|ba|phil|des|chem|phys|math|res|pharm)\b\.?/,
  /ph\.? ?d\b\.?|[bm]\.?b\.?a\b\.?|ll\.? ?[bm]\b\.?|juris doctor\b|j\.?d\b\.?|m\.?d\b\.?|a\.a\.s?\.?|a\.s\.|aas\b/,
];
const inGerman =
  /dipl(?:om)?\.?-[a-zäöüß]{2,20}\.?(?: \((?:ba|fh|th|tu|uni)\))?|diplom\b|(?:1\. |2\. |erstes |zweites )?staatsexamen\b|mittlere reife\b|(?:realschul|hauptschul)abschluss\b|fach(?:abitur|hochschulreife)\b|lehramt\b(?: (?:an )?[a-zäöü]{3,20}\b)?|magister\b|(?:berufs)?lehre\b|(?:berufs)?ausbildung(?= (?:als|zum|zur)\b)/;
const inDutch = /(?:v?mbo|hbo)\b(?!-\D)(?:[ -](?:niveau )?\d)?|havo\b|vwo\b/;
const inFrench =
  /dipl[oô]me (?:d['’]état|national|universitaire)(?= |$)|laurea(?: magistrale| triennale| specialistica| breve|(?= (?:in|di)\b))|licence\b(?: pro(?:fessionnelle)?\b)?(?! ?,| (?:class|held|no|number|plate|to|type)\b)|bts\b|dut\b/;
const inNordic =
  /(?:kandidat|magister|master|gymnasie|yrkes|student)examen\b|kandidat i\b|svendebrev\b|fagbrev\b|yrkesbevis\b/;
const inSpanish =
  /graduado(?= en\b)|grado(?: superior| medio)?(?= en\b)|bacharelado\b|tecnólogo(?= em\b)|diplomado\b|licenciad[oa]\b|licenciatura\b|máster\b/;

/** What somebody leaves a school with in some subjects. */
const inSubjects =
  /(?:\d{1,2} )?i?gcses?\b|(?:as?|o)[- ]levels?\b|standard grades?\b|leaving cert(?:ificate)?\b|international baccalaureate\b/;
const ofSchools = [
  inSubjects,
  /ged\b|wassce\b|g\.e\.d\b\.?|(?:[a-z]{3,20} )?certificate of (?:primary|(?:higher |senior )?secondary|higher) education(?: \([a-z.]{2,10}\))?|high(?:er)? school (?:certificate|diploma)(?: \(hsc\))?|abitur\b|matura\b|(?:international )?baccalaur[eé]ate?\b(?: (?:professionnel|général|technologique))?|bac pro(?:fessionnel)?\b/,
  /(?:advanced )?highers?\b(?! (?:education|national))/,
];

const ofTrades = [
  /(?:graduate |post-?graduate |trade |higher national )?(?:certificate(?: (?:i{1,3}|iv)\b)?|diploma)\b(?: program)?|bootcamp/,
  /btec\b(?: (?:level \d|first|national|higher|extended|diploma|certificate|award)\b)*|[ns]vq\b(?: level \d)?|hn[cd]\b/,
];

const withHonours = String.raw`(?: ?\((?:hons?|honours|honors|first class|distinction|merit)\.?\))?`;

/** The source of a pattern for a degree and the like, whatever its capitals. */
export const degreeWords = `(?:${[ofUniversities, inNordic, inSpanish, inGerman, inDutch, inFrench, ofSchools, ofTrades]
  .flat()
  .map(({ source }) => source)
  .join('|')})${withHonours}`;

/** "A-Levels: Maths (A), Physics (B)": what they are in goes on behind its commas. */
export const subjects = new RegExp(`^(?:${inSubjects.source}|(?:advanced )?highers) ?(?:[:(–-]| at )`, 'i');
/** "9 at grades A*–C including Maths" */
export const gradesBefore =
  /^[:–-]? ?(?:\d{1,2} )?(?:\(?(?:at )?(?:grades? )?[a-g\d]\*?(?: ?(?:-|–|to) ?[a-g\d]\*?)\)?,? ?)?(?:including )?/i;
