import { anyOf } from './any-of.ts';

/** By trade; the first line is of endings. A letter beyond ASCII ends no word: nobody called Bjørn is an RN. */
const positions = [
  '[a-z]{3,15}(?:writer|maker|worker|stylist|keeper|fitter|therapist|ologist|ographer)',
  'manager|director|executive|president|vp|svp|evp|ceo|cto|cfo|coo|cmo|cpo|ciso|cio|founder|cofounder|owner|partner|principal|chair|head|lead|leader|tech lead|tl|supervisor|superintendent|foreman|captain',
  'assistant|associate|consultant|specialist|coordinator|administrator|officer|representative|agent|member|intern|internship|placement|apprentice|trainee|volunteer|fellow|contributor|freelancer|entrepreneur|werkstudent|working student|operative|helper|aide|attendant|steward|worker|labou?rer|facilitator|organizer|organiser|liaison|practitioner|advisor|adviser|planner|advocate|ambassador|evangelist|mentor|coach|trainer',
  'engineer|developer|architect|programmer|tester|analyst|technician|scientist|designer|sre|qa|devops|pm|dba|swe|sdet|scrum master',
  'nurse|physician|doctor|pharmacist|therapist|paramedic|midwife|dentist|veterinarian|optometrist|dietitian|nutritionist|hygienist|phlebotomist|podiatrist|hospitalist|residency|chief resident|rn|lpn|lvn|cna|crna|emt|carer|caregiver|caretaker|counselor|counsellor',
  'teacher|tutor|instructor|lecturer|professor|researcher|docent|educator|librarian|archivist|curator|scholar|registrar|dean|provost|adjunct|postdoc|nanny|babysitter|childminder',
  'economist|statistician|mathematician|physicist|chemist|biologist|geologist',
  'accountant|auditor|actuary|underwriter|banker|trader|controller|teller|treasurer|adjuster|assessor|appraiser|auctioneer|estimator|broker|realtor',
  'attorney|counsel|lawyer|solicitor|barrister|paralegal|judge|pastor|priest|chaplain',
  'buyer|recruiter|marketer|strategist|merchandi[sz]er|clerk|cashier|secretary|receptionist|dispatcher|inspector|surveyor',
  'editor|writer|journalist|reporter|translator|interpreter|proofreader|producer|artist|composer|musician|actor|actress|illustrator|animator',
  'waiter|waitress|chef|cook|baker|barista|bartender|busser|dishwasher|sommelier|butcher|server|host|hostess|concierge|porter|valet',
  'mechanic|electrician|plumber|welder|carpenter|joiner|bricklayer|mason|plasterer|painter|roofer|tiler|glazier|scaffolder|locksmith|handyman|installer|fitter|machinist|assembler|operator|millwright|boilermaker|rigger|lineman',
  'driver|courier|warehouseman|picker|packer|stocker|loader|pilot|sailor|purser|bosun|deckhand|(?:air|cabin|flight|ground|kitchen|service) crew|(?:chief|first|second|third) mate',
  'gardener|farmer|fisherman|herds(?:man|person)|ranger|florist|cleaner|janitor|barber|hairdresser|stylist|tailor',
  'soldier|nco|airman|seaman|corporal|sergeant|lieutenant|commander|detective|constable|deputy|trooper|guard|warden|firefighter|lifeguard',
];

/** In German, French, Spanish, Portuguese, Italian, Dutch, Polish, and Swedish, Danish and Norwegian. */
const positionsAbroad = [
  String.raw`\p{L}*(?:leiter|administrator|mitarbeiter|verkäufer|pfleger|erzieher|entwickler|berater|sachbearbeiter|techniker|mechaniker|mechatroniker|elektriker|praktikant|geschäftsführer|buchhalter|assistent|analyst)(?:in)?|(?<!diplom[ -])(?:maschinenbau|bau|entwicklungs|elektro|software|projekt|verfahrens|wirtschafts)?ingenieur(?:in)?|\p{L}*(?:kaufmann|kauffrau|fachmann|fachfrau|fachkraft)|auszubildende[rn]?`,
  'responsable|assistante?|cheffe|chargée? de|technicien(?:ne)?|ingénieure?|développeu(?:r|se)|conseill(?:er|ère)|direct(?:eur|rice)|vendeu(?:r|se)|serveu(?:r|se)|cuisinière?|infirmi(?:er|ère)|comptable|stagiaire|secrétaire|enseignante?|aide[ -]soignante?',
  'analista|asistente|auxiliar|administrativ[oa]|gerente|coordinadora?|ingenier[oa]|desarrolladora?|vendedora?|camarer[oa]|cociner[oa]|enfermer[oa]|profesora?|conductora?|directora?|jef[ea]|encargad[oa]|dependient[ea]|becari[oa]|cuidadora?|operari[oa]|técnic[oa]',
  'assistente|empregad[oa]|chefe|operadora?|responsável|coordenadora?|engenheir[oa]|desenvolvedora?|enfermeir[oa]|motorista|cozinheir[oa]|professora|estagiári[oa]',
  'impiegat[oa]|commess[oa]|addett[oa]|camerier[ea]|cuoc[oa]|infermier[ea]|responsabile|sviluppat(?:ore|rice)|ingegnere|tecnic[oa]|insegnante|ragionier[ea]|stagista|tirocinante|magazziniere|operai[oa]',
  String.raw`\p{L}*(?:medewerker|verpleegkundige|ontwikkelaar|adviseur|leraar|verkoper|beheerder|monteur)|stagiaire?`,
  String.raw`\p{L}*(?:sköterska|sykepleier|sygeplejerske|biträde|medarbetare|medarbejder|medarbeider|arbeider|lärare|lærer|säljare|selger|sælger|utvecklare|utvikler|udvikler|chaufför|chauffør|sjåfør|förare|ingenjör|ingeniør|ledare|leder|rådgivare|rådgiver|konsulent|konsult|pædagog|snickare|snekker|tømrer|rørlegger|(?<!bang)ko[ck]?k|servitör|servitør|servitris|tjener|lärling|lærling)`,
  'specjalist(?:a|ka)|kierowni(?:k|czka)|asystent(?:ka)?|programist(?:a|ka)|księgow[ay]|magazynier(?:ka)?|sprzedaw(?:ca|czyni)|pielęgnia(?:rka|rz)|nauczyciel(?:ka)?|inżynier|kierowca|kuchar(?:z|ka)|mechanik(?= \\p{Ll})|pomocnik|kelner(?:ka)?|elektryk|spawacz|przedstawiciel(?:ka)?',
];

const position = anyOf(positions, 's?');
const positionAbroad = anyOf(positionsAbroad);

/** Whether a text names a position, and not only who it was with. */
export const namesPosition = (text: string) => position.test(text) || positionAbroad.test(text);

/** "Founding Member" ends in a position, "Contoso Composers Circle" does not. */
export const endsInPosition = (text: string) =>
  position.test(
    text
      .replace(/ \([^()]{0,60}\)$| (?:i{1,3}|iv|v|\d)$/i, '')
      .split(' ')
      .at(-1) ?? '',
  );
