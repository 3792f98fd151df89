export type SectionKind = keyof typeof headings;

/** Matched in this order against a heading in lower case without punctuation. */
const headings = {
  summary:
    /^(professional |career |executive |personal )?(summary|profile|objective|overview|statement)$|^about( me)?$|^(career )?highlights$|^(professional |career )?summary (of|and) (qualifications|skills|experience|highlights)$/,
  // Before experience, which takes every heading that ends so.
  volunteering:
    /^(volunteer(ing)?( (experience|work|activities))?|positions of responsibility|community (service|involvement|engagement)|leadership( and (activities|involvement|service))?)$/,
  experience:
    /^(?!.*\b(?:with|of|my|in an?|no|years?)\b)((\w+ ){0,5}experiences?( and \w+){0,2}|internships?|(employment|work|career|professional|job)( history| background| record)?|(driving|teaching|nursing|military|service) history|previous career|career to date|contracts|(relevant |other |additional )?(employment|positions held)|military service|jobs( held)?|(academic |professional |research )?appointments|research|teaching)$|^((where|places) (ive|i have|i) worked|my (work |professional )?experience)$/,
  education:
    /^(education(al)?( background| history| qualifications?| details)?( and (training|(professional )?(qualifications|development)|certifications?|certificates|credentials|licen[cs](?:es?|ures?)|coursework|honou?rs|awards))?|academic (background|history|qualifications?|record|education|details|profile)|academics|studies|school(ing)?|(academic )?degrees|(schools|institutions) attended( with dates)?|(academic |educational )?qualifications?( obtained)?( with dates)?)$/,
  skills:
    /^((technical|core|key|professional|relevant|soft|hard|computer|additional|programming|it|special|other|main|top) )*(skills?|skill ?set|competenc(?:ies|es?)|expertise|proficiencies|technologies|strengths|tech stack|toolbox|areas of expertise|tools|software|capabilities)( and (tools|technologies|interests|abilities|expertise|languages|competencies|software|skills|strengths|certifications))?( (summary|overview|profile|matrix))?$/,
  projects:
    /^((personal|selected|key|side|academic|notable|open source|relevant|technical|recent|course|research) )*projects?( experience| work)?$|^open source( contributions| work)?$|^hackathons?$/,
  certifications:
    /^(licen[cs](?:es?|ures?) and )?((professional|relevant|industry|nursing|medical) )*(certifications?|certificates?|licen[cs](?:es?|ures?)|credentials|accreditations?)( and (licen[cs](?:es?|ures?)|training|courses|activities|awards|credentials|certifications?|ratings))?$|^training and certifications?$|^(?:continuing )?professional development$|^continuing education$|^cpd$|^professional qualifications?( and (memberships?|training|certifications?))?$|^((professional|additional|specialist|online|short|other|further|vocational|industry|safety|clinical) )*(training( courses)?|courses)( and (development|certificates?|courses|training|seminars|workshops))?$/,
  accomplishments:
    /^((key|selected|notable|academic) )?(accomplishments?|achievements?|awards?|honou?rs?|scholarships?|recognition|grants?)( and (awards?|funding|fellowships?|honou?rs?|achievements?|scholarships?|recognition|activities|certifications|accomplishments))?$/,
  publications:
    /^((selected|peer reviewed) )*publications?( and (talks|patents|presentations|research))?$|^patents?$|^(conference )?presentations$|^talks$/,
  languages: /^(foreign )?languages?( skills)?$/,
  other:
    /^(interests|interests and hobbies|hobbies|hobbies and interests|(character |professional )?(references|referees)|bio ?data|links|social( media| links)?|websites?|coursework|(relevant |selected )(coursework|courses)|(extracurricular |co curricular |student )?activities( and (interests|leadership|involvement|societies))?|extracurriculars|(on )?(campus )?involvement|community|contact( (information|details|info|me))?|get in touch|(professional )?(memberships?|affiliations?|associations)|personal (details|information|interests)|additional (information|details)|declaration|availability|miscellaneous|details)$/,
} satisfies Record<string, RegExp>;

export const sectionKinds = Object.keys(headings) as SectionKind[];

/** The same in German, Spanish and French, without accents. */
const foreign: Partial<Record<SectionKind, RegExp>> = {
  summary:
    /^((kurz)?profil( professionnel)?|uber mich|perfil( profesional)?|resumen( profesional)?|sobre mi|a propos)$/,
  experience:
    /^(berufserfahrung(en)?|berufspraxis|arbeitserfahrung|praktische erfahrung(en)?|beruflicher werdegang|praktika|experiencias?( laboral(es)?| profesional(es)?| de trabajo)?|experiences? professionnelles?|parcours professionnel)$/,
  education:
    /^((schul|aus|hochschul)bildung|akademische ausbildung|bildungsweg|studium|educacion|formacion( academica)?|estudios|formations?( academique)?|etudes|diplomes)$/,
  skills:
    /^((it |edv |fach)?kenntnisse( und fahigkeiten)?|fahigkeiten|kompetenzen|habilidades|competencias|aptitudes|conocimientos( tecnicos| informaticos)?|competences (techniques|cles|informatiques|professionnelles))$/,
  projects: /^(projekte|proyectos|projets)$/,
  certifications: /^(zertifikate|zertifizierungen|weiterbildung(en)?|certificaciones|certificats)$/,
  languages: /^(fremd)?sprach(en|kenntnisse)$|^(idiomas|langues)$/,
  other:
    /^(personliche daten|kontakt|interessen|hobbys|referenzen|datos personales|contacto|intereses|referencias|coordonnees|loisirs|centres dinterets?)$/,
};

/** Words that stand small within a heading. */
const small = /^(?:and|of|the|in|for|with|to|on|my|i)$/;

export function headingKind(line: string): SectionKind | undefined {
  if (line.length > 50 || /[.,;\t]$|\d|\t/.test(line)) return undefined;
  const words = line.replace(/^• /, '').split(' ').filter(Boolean);
  // A line of a sentence that happens to consist of such words goes on in small letters.
  const isTitled = words.every((word) => !/^\p{Ll}/u.test(word) || small.test(word));
  if (/^\p{Ll}/u.test(line) || (!isTitled && words.length > 3)) return undefined;
  if (line.startsWith('• ') && words.length > 2) return undefined;
  const plain = words
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[&/+]/g, ' and ')
    .replace(/-/g, ' ')
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return sectionKinds.find((kind) => headings[kind].test(plain) || foreign[kind]?.test(plain));
}
