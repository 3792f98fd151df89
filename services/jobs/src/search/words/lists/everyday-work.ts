import { stemOf, stemsOf } from '../words.ts';
import { isJobName } from './job-names.ts';

/**
 * What people do, as everybody says it, and what who does it is called: `verbs : what it is done to : title`. Vectors of titles
 * know the words of trades, not these: 'house' stands in no title of who sells one.
 */
const dutyLines = `
  fix repair mend service : car vehicle auto automobile engine : vehicle mechanic
  fix repair mend service : truck lorry bus tractor : diesel truck mechanic
  fix repair mend : bike bicycle : bicycle mechanic
  fix repair mend install unblock unclog : pipe tap toilet drain leak sink boiler : plumber
  fix repair mend : computer laptop pc printer : computer support technician
  fix repair mend install wire : light electrics wiring socket : electrician
  fix repair mend : machine machinery : maintenance technician
  fix repair mend : roof : roofer
  fix repair mend : tooth teeth : dentist
  sell let show rent : house home property flat apartment : real estate agent
  sell : car : car salesperson
  sell : insurance : insurance agent
  sell : clothes shoe : retail sales assistant
  sell : software : software sales representative
  look care mind help : old elderly senior grandparent pensioner : elderly caregiver
  look care mind watch : kid child children baby toddler : childcare worker
  look care mind : patient sick ill : nurse
  look care mind : animal pet dog cat : animal caretaker
  look care : garden plant : gardener
  cut style colour color : hair : hairdresser
  cut mow trim : grass lawn hedge : gardener
  cut : meat : butcher
  take draw : blood : phlebotomy technician
  take : photo picture photograph : photographer
  take : xray xrays : radiographer
  deliver carry : parcel package mail letter post food pizza : delivery driver courier
  drive : truck lorry hgv : truck driver
  drive : bus coach : bus driver
  drive : taxi cab people passenger : taxi driver
  drive : train : train driver
  drive : forklift : forklift driver
  fly : plane aeroplane airplane aircraft jet helicopter : pilot
  answer pick : phone telephone call : receptionist telephone operator
  clean tidy mop : office house home room floor building school : office cleaner
  clean : tooth teeth : dental hygienist
  put fight extinguish : fire : firefighter
  make build design create : website site webpage page : web developer
  make build create : app apps : mobile app developer
  make build write create : software code program programme : software developer programmer
  make write create : game : game developer
  make brew serve : coffee : barista
  make mix serve : drink cocktail : bartender
  make bake : bread cake pastry : baker
  make sew mend : clothes dress suit : tailor
  make : furniture cabinet : furniture cabinet maker
  cook make prepare : food meal dinner lunch : cook chef
  serve bring wait : table food guest meal : waiter
  keep do balance : book account : bookkeeper accountant
  do file prepare : tax taxes : tax accountant
  crunch analyse analyze : number figure data : data analyst
  count : money cash : cash teller
  write : advert ad copy slogan : copywriter
  write report : news article story : journalist
  teach : kid child children pupil school : school teacher
  find hire recruit : people staff talent job worker : recruiter
  help : job : recruiter
  pay run do : wages salaries payroll : payroll clerk
  guard watch protect : building door shop site property bank : security guard
  defend represent : people client court : lawyer
  arrest catch : thief thieves criminal : police officer
  hack test : network system : penetration tester
  test try : software app : software tester
  lay : brick : bricklayer
  lay : tile : tiler
  lay : carpet floor : floor layer
  build : house home wall : house builder construction
  paint decorate : house wall room : painter decorator
  draw design plan : building house bridge : architect
  move carry lift : furniture box : mover
  fill stack stock : shelf shelves : stock clerk
  pack pick : box order : picker packer
  load unload : truck lorry van ship : warehouse loader
  grow plant harvest : crop vegetable fruit : farmer grower
  treat heal : animal pet : veterinarian
  fill give : prescription medicine : pharmacist
  translate interpret : language text document speech : translator
  book plan organise organize : trip travel holiday : travel agent
  plan organise organize : event wedding party : event planner
  train coach : athlete body : fitness trainer
`;

/** What people call themselves and each other, and no vector knows. */
const nicknameLines = `
  bean counter : accountant
  number cruncher : data analyst
  growth hacker : growth marketing manager
  code monkey : programmer
  coder : programmer
  coding : programmer
  grease monkey : vehicle mechanic
  sparky : electrician
  brickie : bricklayer
  chippy : carpenter
  headhunter : recruiter
  head hunter : recruiter
  wordsmith : copywriter
  trucker : truck driver
  sawbones : surgeon
  shrink : psychologist
`;

/** Somebody, whoever it is: the words between which a duty stands. */
const somebody =
  /^(?:(?:looking for|find|need|the|an?) )*(?:people|persons?|someone|somebody|anyone|anybody|folks|guys?|wom[ae]n|m[ae]n|those) (?:who|that|to|for)(?: can)? /;
/** What some call a specialist, and what says nothing of the work. */
const praise = new Set(
  `ace evangelist genius geek guru hero jedi legend magician master maven nerd ninja pirate rockstar samurai sorcerer
  superhero superstar unicorn warrior whiz wiz wizard`.split(/\s+/),
);

export const isPraise = (folded: string): boolean => praise.has(folded);

/** What is made of code: who is very good at it is a developer. */
const madeOfCode = new Set(
  'app backend code coding css frontend fullstack html java javascript php software web'.split(' '),
);

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' : '));

type Duty = { verbs: ReadonlySet<string>; things: ReadonlySet<string>; title: readonly string[] };
export const duties: readonly Duty[] = linesOf(dutyLines).map(([verbs = '', things = '', title = '']) => ({
  verbs: new Set(verbs.split(' ')),
  things: new Set(stemsOf(things)),
  title: title.split(' '),
}));
export const nicknames: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(nicknameLines).map(([name = '', title = '']) => [stemsOf(name).join(' '), title.split(' ')] as const),
);

/** The words that may be what somebody does: 'sells', 'selling', 'sell'. */
function verbsOf(word: string): string[] {
  const bare = word.replace(/ing$/, '');
  return [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    bare,
    `${bare}e`,
    bare.replace(/(.)\1$/, '$1'),
  ];
}

/**
 * The title of whoever does what the words say: words that begin with a verb and name its object, or that are a nickname.
 * Undefined for others.
 */
function titleOf(words: readonly string[]): readonly string[] | undefined {
  const stems = words.map(stemOf);
  const nickname = nicknames.get(stems.join(' '));
  if (nickname !== undefined) return nickname;
  // A 'clean room technician' cleans no rooms.
  if (isJobName(stems)) return undefined;
  const verbs = verbsOf(words[0] ?? '');
  const things = stems.slice(1);
  return duties.find(
    (duty) => verbs.some((verb) => duty.verbs.has(verb)) && things.some((thing) => duty.things.has(thing)),
  )?.title;
}

export type SaidWork = {
  /** Without those that only say that it is somebody, or somebody very good. */
  words: readonly string[];
  /** The job that words of praise ("ninja", "guru") stand for; undefined without such words. */
  praisedAs: 'developer' | 'specialist' | undefined;
  /** What who does this is called, where that is known. */
  title: readonly string[] | undefined;
};

/** What a keyword says of work in everyday words. @param written folded. */
export function saidWork(written: readonly string[]): SaidWork {
  const said = written.join(' ').replace(somebody, '').split(' ');
  const words = said.filter((word) => !praise.has(word));
  const maker = words.some((word) => madeOfCode.has(word)) ? 'developer' : 'specialist';
  return { words, praisedAs: words.length < said.length ? maker : undefined, title: titleOf(words) };
}
