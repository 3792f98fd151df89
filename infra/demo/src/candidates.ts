import { seekersOf, type DemoSeeker } from './people.ts';

/**
 * Who apply to the busy post beside the seekers of its field: near to it and far from it, as with real posts. Nobody of them
 * exists, and nobody signs in as them, so they are not among the seekers.
 */
export const candidates: readonly DemoSeeker[] = seekersOf(`
  Adriana/Solís-Prado | Female | Toronto/CA | Software/0/7 | Backend engineer, payments | Seven years of moving money between systems that disagree about time zones.
  Owen/Tremblay-Kerr | Male | Halifax/CA | Software/0/9 | Senior backend engineer | I like old services, good logs and deleting code nobody calls.
  Thandeka/Mabuza | Female | London/GB | Software/0/6 | Java engineer, event streams | Kafka by trade, careful with retries by experience.
  Rohan/Deshmukh-Iyer | Male | Pune/IN | Software/0/5 | Backend developer | Booking systems for trains, then for clinics. Both are full on Mondays.
  Marit/Haugland | Female | Berlin/DE | Software/0/11 | Staff engineer, platform | I write the design note first and the code when nobody objects any more.
  Cillian/Brophy | Male | Cork/IE | Software/0/4 | Software engineer, backend | Four years in one insurance system; ready for a smaller one.
  Esi/Amponsah-Clarke | Female | Manchester/GB | Software/0/8 | Senior Java engineer | I split a monolith in two and stopped there on purpose.
  Tomasz/Grabowiecki | Male | Hamburg/DE | Software/0/3 | Backend engineer | Self-taught, then taught properly by a kind team.
  Leila/Haddadian | Female | Montréal/CA | Software/0/5 | Backend engineer, Kotlin and Java | Search and notifications. I measure before I tune.
  Dylan/Whitcombe | Male | Bristol/GB | Software/0/2 | Junior backend developer | Two years in, on call since the second month, still curious.
  Nandini/Raghunathan | Female | Bengaluru/IN | Software/0/10 | Principal engineer | Ten years of billing. The sum is always right; the argument is about the tax.
  Gabriel/Fontoura | Male | Barcelona/ES | Software/0/6 | Backend engineer, Go and Java | Small services, boring queues, short meetings.
  Sunniva/Eikeland | Female | Amsterdam/NL | Software/0/4 | Software engineer | Came from accounting, stayed for the databases.
  Jabari/Otieno-Marsh | Male | Atlanta/US | Software/0/12 | Lead backend engineer | Leads by reviewing early and often. Two teams, no heroics.
  Chiara/Benvenuti | Female | Munich/DE | Software/0/1 | Graduate backend developer | First job, one released feature, many questions.
  Anders/Lyngby | Male | Rotterdam/NL | Software/0/7 | Backend engineer, logistics | Containers of both kinds.
  Precious/Nkemelu | Female | Dublin/IE | Software/0/3 | Java developer | Spring services for a bank, with more tests than people expected.
  Iker/Zubizarreta | Male | Bilbao/ES | Software/0/8 | Senior software engineer | Eight years on one product: it is faster now than when I came.
  Hye-jin/Moon | Female | Vancouver/CA | Software/0/6 | Backend engineer, health records | Privacy first, audit trails second, features third.
  Mehmet/Karaaslan | Male | Köln/DE | Software/0/5 | Java engineer | Batch jobs turned into events, one flow at a time.
  Bronwen/Pritchard-Lee | Female | Cardiff/GB | Software/0/15 | Software architect | I still take my turn on call; it keeps the drawings honest.
  Yaw/Asamoah | Male | Calgary/CA | Software/0/4 | Backend developer | APIs for a marketplace. I answer partner questions myself.
  Ludmila/Černá-Novotná | Female | Leipzig/DE | Software/0/9 | Senior backend engineer | PostgreSQL from the inside out; ORMs only with supervision.
  Finlay/Drummond-Shaw | Male | Glasgow/GB | Software/0/1 | Junior Java developer | Career change from nursing: calm under pressure, new to Kubernetes.
  Paloma/Echeverría | Female | Madrid/ES | Software/0/7 | Backend engineer, ticketing | On sale days ninety thousand people press the same button.
  Vikram/Chaudhuri-Sen | Male | Kolkata/IN | Software/0/6 | Senior engineer, microservices | Forty services are too many. I have merged a dozen.
  Ottilie/Krämer-Boyd | Female | Hannover/DE | Software/2/6 | Site reliability engineer | I would rather prevent the incident than tell its story.
  Lamar/Jefferson-Ruiz | Male | Chicago/US | Software/2/8 | Platform engineer | Paved roads, clear signs, no toll booths.
  Anouk/Verstraeten | Female | The Hague/NL | Software/2/4 | DevOps engineer | Pipelines that finish before the coffee.
  Sanjay/Thirumalai | Male | Chennai/IN | Software/2/5 | Cloud engineer | Moved thirty applications to the cloud and two of them back.
  Róisín/Mac Aodha | Female | Waterford/IE | Software/2/3 | Cloud operations engineer | From the help desk to the cluster in three years.
  Emeka/Ogbonnaya-Hart | Male | Leeds/GB | Software/1/5 | Frontend engineer, some Node.js | I would like to see the other end of the request.
  Clémence/Dufresne | Female | Montréal/CA | Software/1/3 | Web developer | Full-stack on paper, frontend by heart.
  Niklas/Wiesenthaler | Male | Stuttgart/DE | Software/1/7 | Senior frontend engineer | Design systems, and lately the API behind them.
  Zanele/Khumalo-Dean | Female | Edinburgh/GB | Software/1/2 | React developer | Two years of forms that do not lose what was typed.
  Álvaro/Monteagudo | Male | Valencia/ES | Software/1/4 | JavaScript developer | Node.js services for a small newspaper.
  Ritu/Bansal-Grewal | Female | Delhi/IN | Software/4/6 | Test automation engineer | I read the code before I test it and would like to write it now.
  Patrick/Szymkowiak | Male | Sheffield/GB | Software/4/3 | QA engineer | API tests, contract tests, a short list of flaky ones.
  Maureen/Kiplagat | Female | Utrecht/NL | Software/4/9 | Test lead | Nine years of asking what happens if it is pressed twice.
  Hassan/Benjelloun | Male | Toronto/CA | Software/3/5 | Android engineer, Kotlin | Kotlin on the phone for five years, on the server for one.
  Freya/Aldinger | Female | Dresden/DE | Software/3/2 | Mobile developer | Small apps for museums; I wrote their servers too.
  Desmond/Achebe-Wills | Male | Boston/US | Software/5/8 | Security engineer | Developer for five years before; I still send patches with my findings.
  Ivana/Petrovčić | Female | Eindhoven/NL | Data and analytics/1/5 | Data engineer | Streams and tables. The schema is the contract.
  Karthik/Subbaraman | Male | Hyderabad/IN | Data and analytics/1/7 | Senior data engineer | Kafka, Spark and a strong opinion on late data.
  Imogen/Castellan-Roy | Female | Ottawa/CA | Data and analytics/1/2 | Analytics engineer | Models with tests, dashboards with owners.
  Stellan/Nyqvist | Male | Groningen/NL | Data and analytics/1/4 | ETL developer | Nightly jobs that I would like to turn into something faster.
  Aurora/Belmonte-Diaz | Female | Zaragoza/ES | Data and analytics/4/10 | PostgreSQL administrator | Ten years of other people’s queries; I would write better ones.
  Winston/Adjei-Moran | Male | Nottingham/GB | Data and analytics/4/6 | Database administrator | Backups that were restored, not only taken.
  Tuva/Sandvik-Holm | Female | Winnipeg/CA | Data and analytics/3/3 | Machine learning engineer | More service than model, most days.
  Connor/Mulvaney | Male | Kilkenny/IE | Customer service and administration/1/4 | IT support specialist | I script what I am asked twice. Looking for my first developer job.
  Shreya/Vaidyanath | Female | Mumbai/IN | Customer service and administration/1/2 | Help desk analyst | Evening student of computer science, two terms to go.
  Matthias/Eberling | Male | Nürnberg/DE | Science and engineering/1/8 | Embedded software engineer | C and C++ in machines that must not restart.
  Delphine/Okafor-Grant | Female | Philadelphia/US | Science and engineering/1/3 | Automation engineer | PLCs by day, a weather service in Java by night.
  Ambrose/Lindqvist-Hale | Male | Portland/US | Customer service and administration/3/9 | Technical project manager | I used to write Java and would like to again.
`);
