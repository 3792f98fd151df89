import { isItem, withoutBullet } from './bullets.ts';
export type SectionKind = keyof typeof headings;

const oneOf = (...lines: string[]) => new RegExp(`^(?:${lines.join('|')})$`);

/** Matched in this order against a heading in lower case without punctuation. */
const headings = {
  summary: oneOf(
    '(professional |career |executive |personal )?(summary|profile|objective|overview|statement)',
    'about( me)?|(career )?highlights|qualifications? (summary|profile|overview)',
    '(professional |career )?summary (of|and) (qualifications|skills|experience|highlights)',
  ),
  // Before experience, which takes every heading that ends so.
  volunteering: oneOf(
    '((extracurricular )?activities and )?volunteer(ing)?( (experience|work|activities))?',
    'positions of responsibility|community (service|involvement|engagement)',
    'leadership( and (activities|involvement|service))?',
  ),
  experience: oneOf(
    String.raw`(?!.*\b(?:with|of|my|in an?|no|years?)\b)(\w+ ){0,5}experiences?( and \w+){0,2}|experience highlights`,
    'internships?',
    '(employment|work|career|professional|job)( history( and achievements)?| background| record)?',
    '(driving|teaching|nursing|military|service|coaching|rank) history|(coaching|playing|academic) career',
    'sea (service|time)|(previous|early|earlier) career|career to date|contracts',
    '(relevant |other |additional )?(employment|positions held)|military( service)?|jobs( held)?',
    'apprenticeships?|performances?|residency( training)?|postgraduate (medical )?training',
    '(academic |professional |research )?(appointments|positions)|research|teaching',
    '(where|places) (ive|i have|i) worked|my (work |professional )?experience|what i(ve| have) done',
  ),
  education: oneOf(
    'education(al)?( background| history| qualifications?| details)?( and (training|courses|(professional )?(qualifications|development)|certifications?|certificates|credentials|licen[cs](?:es?|ures?)|coursework|honou?rs|awards|designations))?',
    'academic (background|history|qualifications?|record|education|details|profile)|academics',
    'stud(?:y|ies)|school(ing)?|(academic )?degrees|(schools|institutions) attended( with dates)?',
    '(academic |educational |trade )?qualifications?( obtained| and training)?( with dates)?',
    'where i( have|ve)? studied|what i( have|ve)? studied',
  ),
  skills: oneOf(
    'what i (know|can do)',
    '((technical|tech|core|key|professional|relevant|soft|hard|computer|cat|laboratory|digital|additional|programming|it|special|other|main|top) )*(skills?|skill ?set|competenc(?:ies|es?)|expertise|proficiencies|technologies|strengths|tech|tech stack|toolbox|areas of expertise|tools|software|techniques|capabilities)( and (tools|technologies|interests|abilities|expertise|languages|competencies|software|skills|strengths|certifications))?( (summary|overview|profile|matrix))?',
  ),
  projects: oneOf(
    '((personal|selected|key|side|academic|notable|open source|relevant|technical|recent|course|research) )*projects?( experience| work| details)?',
    'open source( contributions| work)?|hackathons?',
  ),
  certifications: oneOf(
    '(licen[cs](?:es?|ures?) and )?((professional|relevant|industry|nursing|medical|board|trade|flight) )*(certifications?|certificates?|certs?|licen[cs](?:es?|ures?)|credentials|designations|accreditations?|registrations?|tickets|ratings)( of competency)?( and (licen[cs](?:es?|ures?)|tickets|memberships?|training|courses|activities|awards|credentials|certifications?|ratings))?',
    'training and certifications?|(?:continuing )?professional development|continuing education|cpd',
    '(bar|court)( and court)? admissions?( and memberships?)?|admi(ssions|tted)',
    '(training and )?seminars( and (trainings?|workshops))?( attended)?|driving licen[cs]es?',
    'professional qualifications?( and (memberships?|training|certifications?))?',
    '((professional|additional|job related|specialist|online|short|other|further|vocational|industry|safety|clinical) )*(training( courses)?|courses)( and (development|certificates?|courses|training|seminars|workshops))?',
  ),
  accomplishments: oneOf(
    'honou?rs awards',
    '((key|selected|notable|academic) )?(accomplishments?|achievements?|awards?|honou?rs?|scholarships?|recognition|grants?)( and (awards?|funding|fellowships?|honou?rs?|achievements?|scholarships?|recognition|activities|certifications|accomplishments))?',
  ),
  publications: oneOf(
    '((selected|peer reviewed) )*publications?( and (talks|patents|presentations|research))?',
    'patents?( and publications?)?|invited talks|(conference )?presentations|talks',
  ),
  languages: oneOf('(foreign )?languages?( skills| known)?( and (interests|hobbies))?'),
  other: oneOf(
    'interests|interests and hobbies|hobbies|hobbies and interests',
    '(character |professional )?(references|referees)|bio ?data|links|social( media| links)?|websites?',
    'coursework|(relevant |selected )(coursework|courses)',
    '(extracurricular |co curricular |student )?activities( and (interests|leadership|involvement|societies))?',
    'extracurriculars|(on )?(campus )?involvement|community|contact( (information|details|info|me))?',
    'get in touch|(professional )?(memberships?|affiliations?|associations)',
    'board (memberships?|positions|service)|((academic|professional|university) )?service|equipment',
    'personal (details|information|interests)|additional (information|details)|declaration|availability',
    'miscellaneous|details|(security )?clearances?|hospital affiliations?|flight (hours|time)|films?',
    'television|tv|film and (tv|television)|theat(?:er|re)|stage|commercials|voice ?over',
  ),
} satisfies Record<string, RegExp>;

export const sectionKinds = Object.keys(headings) as SectionKind[];

/** The same in German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish and Norwegian, in which ł, ø and æ are lost with the accents. */
const foreign: Partial<Record<SectionKind, RegExp>> = {
  summary: oneOf(
    '(kurz)?profil( professionnel)?|uber mich|a propos|zusammenfassung|extracto',
    'perfil( profesional| profissional)?|resumen( profesional)?|sobre mi|resumo( profissional)?|objetivos?( profissiona(l|is)| profesional)?|sobre mim',
    'profilo( professionale| personale)?|riepilogo|chi sono|obiettiv[oi]( professional[ei])?',
    'profiel(schets)?|persoonlijk profiel|samenvatting|over mij',
    'podsumowanie( zawodowe)?|profil zawodowy|o mnie|cel zawodowy',
    'sammanfattning|om m(ig|eg)|sammendrag|ngleord|nkkelkvalifikasjoner|nglekvalifikationer',
  ),
  experience: oneOf(
    'beruf(serfahrung(en)?|spraxis|liche (erfahrung(en)?|stationen|tatigkeiten))|arbeitserfahrung|projekt(historie|liste|erfahrung(en)?)|festanstellung(en)?|freiberufliche (tatigkeit(en)?|projekte)|((beruflicher|akademischer|wissenschaftlicher) )?werdegang|praktische erfahrung(en)?|praktika',
    'experiences? professionnelles?|parcours professionnel|stages',
    'experiencias?( laboral(es)?| profesional(es)?| profissiona(l|is)| de tra?baj?(o|lho))?|(trayectoria|percurso) prof(esional|issional)|historico profissional',
    'esperienz[ae]( di lavoro| lavorativ[ae]| professional[ei])?',
    '(relevante )?werkervaring|(werk )?ervaring|loopbaan|arbeidsverleden',
    '(arbets(livs)?|yrkes)?erfarenhet(er)?|anstallningar|praktik|(arbeids|yrkes|erhvervs|jobb?)?erfaring|ansttelser|ansettelser|arbeidsforhold',
    'doswiadczenie( zawodowe)?|przebieg (kariery|pracy)( zawodowej)?|historia zatrudnienia|praktyki|staze',
  ),
  education: oneOf(
    '((schulische und )?berufliche |schulische )?(schul|aus|hochschul)?bildung|(schul )?aus und weiterbildung(en)?|schul und berufsausbildung|akademische ausbildung|bildungsweg|studium',
    '(diplomes et )?formations?( academique| initiale)?|etudes|diplomes|formations? et diplomes',
    'educacion|formacion( academica)?|estudios|formacao( academica)?|educacao|escolaridade|habilitacoes( literarias)?',
    'istruzione( e formazione)?|formazione( accademica| scolastica)?|titoli di studio|studi',
    'opleiding(en)?( en cursussen)?|onderwijs',
    'wyksztacenie|edukacja|studia',
    'utbildning(ar)?|uddannelse(r)?|utdann(ing|else)(er)?',
  ),
  skills: oneOf(
    '((it |edv |fach|pc |top )?kenntnisse( und fahigkeiten)?|fahigkeiten|(kern)?kompetenzen|schlusselqualifikationen)',
    '(principales )?competences( (techniques|cles|informatiques|professionnelles))?|informatique|atouts',
    'habilidades( tecnicas)?|competencias( (tecnicas|profissionais|digita(les|is)))?|aptitudes( principales)?|principais competencias|conocimientos( tecnicos| informaticos| de informatica)?|informatica|conhecimentos( tecnicos| de informatica| em informatica)?',
    'competenze( (principali|tecniche|professionali|digitali|informatiche|personali|trasversali))?|capacita e competenze( \\w+)?|conoscenze informatiche',
    '((computer|belangrijkste )?vaardigheden)|competenties|(computer|it )kennis',
    '(it )?(kompetens(er)?|kunskaper|fardigheter|kompetanse|ferdigheter|kompetencer|frdigheder|kvalifikationer|kvalifikasjoner)(?: och kunskaper)?',
    'umiejetnosci( (techniczne|zawodowe|miekkie))?|kompetencje',
  ),
  projects: oneOf('projekte|proyectos|projets|progetti|projetos|projecten|projekty|projekt|projekter|prosjekter'),
  certifications: oneOf(
    'zertifikate|zertifizierungen|(fort|weiter)bildung(en)?( und zertifikate)?|fuhrerscheine?( und (qualifikationen|zertifikate))?|(zusatz)?qualifikationen|schulungen',
    'certificaciones|formacion complementaria|cursos( complement[ae]r(es|ios)| extracurriculares| e certificacoes| y certificados)?|certificacoes|certificados|certificats',
    'certificazioni|corsi( di formazione)?|attestati',
    'cursussen( en trainingen)?|certificaten( en cursussen)?|trainingen( en cursussen)?',
    '(certifikat(er)?|sertifikat(er)?|kurs(er)?)( (och|og) (certifikat(er)?|sertifikat(er)?|kurs(er)?))?|kursbevis',
    'certyfikaty( i (szkolenia|kursy))?|(kursy|szkolenia)( i (szkolenia|kursy|certyfikaty))?|uprawnienia',
  ),
  accomplishments: oneOf(
    'auszeichnungen|preise|ehrungen|prix( et distinctions)?|distinctions|premios|logros|riconoscimenti|premi|premiacoes|onderscheidingen|nagrody',
  ),
  publications: oneOf('publikationen|publicaciones|pubblicazioni|publicacoes|publicaties|publikacje'),
  languages: oneOf(
    '(fremd)?sprach(en|kenntnisse)|idiomas|langues( etrangeres)?|linguas|competencias linguisticas',
    'lingue( straniere)?|(competenze|conoscenze) linguistiche|talen(kennis)?|spra?(og|k)(kunskaper|kundskaber|kunnskaper)?|(znajomosc )?jezyk(i|ow)( obc(e|ych))?',
  ),
  other: oneOf(
    'personliche (daten|angaben)|kontakt(daten)?|interessen( und hobbys)?|hobb(y|ys|ies)|referenzen|ehrenamt(liches engagement)?|fuhrerschein',
    'datos (personales|de contacto)|contact[oi]s?|contactar|contatt?[oi]|intere(ses|sses|ssi)|referenci?as|otros datos( de interes)?|(informacion|informacoes) (adicional|adicionais|complementares|pessoais)|dados pessoais',
    'coordonnees|loisirs|centres dinterets?|divers|dati personali|informazioni personali|patente( di guida)?',
    'persoonlijke gegevens|personalia|persoonsgegevens|referenties|nevenactiviteiten|rijbewijs',
    'referenser|referencer|referanser|intressen|interesser|fritid(sintressen|sinteresser)?|k?o?rkort|krekort|frerkort|person(uppgifter|lige op?plysninger)|kontakt(uppgifter|op?lysninger)|verv|tillitsverv',
    'zainteresowania|dane (osobowe|kontaktowe)|referencje|dodatkowe informacje',
  ),
};

/** Words that stand small within a heading. */
const small = /^(?:and|of|the|in|for|with|to|on|my|i|und|et|des?|du|di|da|y|e|en)$/;

/** "Projects (selection)", "EXPERIENCE (5.5 years)" */
const aside = / ?\([^()]{1,30}\)(?=:?$)/;

export function headingKind(written: string): SectionKind | undefined {
  const line = written.replace(aside, '');
  if (line.length > 50 || /[.,;\t]$|\d|\t/.test(line)) return undefined;
  const words = withoutBullet(line).split(' ').filter(Boolean);
  // A line of a sentence that happens to consist of such words goes on in small letters.
  const isTitled = words.every((word) => !/^\p{Ll}/u.test(word) || small.test(word));
  if (/^\p{Ll}/u.test(line) || (!isTitled && words.length > 3)) return undefined;
  if (isItem(line) && words.length > 2) return undefined;
  const plain = words
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[&/+]/g, ' and ')
    .replace(/-/g, ' ')
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return kindOf(plain) ?? kindOfJoined(line);
}

const kindOf = (plain: string) => sectionKinds.find((kind) => headings[kind].test(plain) || foreign[kind]?.test(plain));

/** "CAREERHISTORY", whose letters were set as far apart as its words. */
function kindOfJoined(line: string): SectionKind | undefined {
  if (!/^[A-Z]{8,30}$/.test(line)) return undefined;
  const plain = line.toLowerCase();
  for (let at = shortestWord; at <= plain.length - shortestWord; at++) {
    const kind = kindOf(`${plain.slice(0, at)} ${plain.slice(at)}`);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
const shortestWord = 2;
