import type { CountryCode } from './field.ts';

/** An invented employer. `does` completes the sentence that begins with its name. */
export type Company = { name: string; does: string; countries: readonly CountryCode[] };

const companies = (lines: string): Company[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', countries = '', does = ''] = line.split('|').map((part) => part.trim());
      return { name, does, countries: countries.split(' ') as CountryCode[] };
    });

/** By the field of work they mostly hire for. */
export const companiesByField: Record<string, readonly Company[]> = {
  Software: companies(`
    Quillbyte | US GB IN | makes scheduling software for small medical practices
    Fernhollow Systems | US CA | builds the tools that independent grocers order and price with
    Taktwerk Digital | DE NL | writes planning software for buses and trams
    Brightmoor Labs | GB IE | helps local authorities take applications online
    Nimbusvale | IN US | runs a payments platform for small shops and market traders
    Kaveri Stackworks | IN | builds logistics software for regional carriers
    Ostrava Bay Software | ES IE | offers reservation software to campsites and ferries
    Pinecrest Compute | CA US | hosts research data for universities
    Lumenstair | NL GB | makes a learning app that adults use ten minutes a day
    Gridlantern | DE US | writes software that balances power grids
    Saltmarsh Interactive | IE GB | builds maps and field apps for utilities
    Vellora Cloudcraft | IN DE | looks after the software of insurers and their brokers`),
  'Data and analytics': companies(`
    Meridian Tally | US GB | measures how cities move, from bicycles to freight
    Plumbline Analytics | GB IE | helps retailers order what they will sell
    Datenhafen Nord | DE | runs data platforms for ports and shipping lines
    Sextant & Vale | US CA | forecasts demand for hospitals and blood banks
    Indigo Ledger Labs | IN GB | reads invoices and contracts by machine
    Cifra Clara | ES | evaluates energy use in public buildings
    Oakline Insights | CA | studies how people use public libraries and parks
    Polder Metrics | NL DE | watches water levels with ten thousand sensors
    Harbourlight Data | IE US | prices crop insurance by satellite
    Anantara Signals | IN | finds faults in telephone networks before customers do
    Copperfield Numerics | US | checks the quality of clinical trial data`),
  'Nursing and health': companies(`
    Larkfield Community Health | US | runs nine clinics and a small hospital
    St. Brannoc’s Hospital Group | GB IE | runs three acute hospitals and a hospice
    Willowmere Care Homes | GB | runs eleven residences with gardens
    Klinikum Seeblick | DE | is a 460-bed teaching hospital
    Northern Birch Health | CA | looks after patients across a region the size of Belgium
    Sanjivani Multispecialty | IN | runs four hospitals and a nursing college
    De Linde Zorg | NL | supports older people at home and in small houses
    Clínica Puerta Verde | ES | is a surgical and maternity clinic
    Cedar & Stone Rehabilitation | US CA | gets people back on their feet after accidents and strokes
    Hearthside Home Care | US GB | brings nurses and carers to people at home
    Rathmore Diagnostics | IE GB | runs laboratories and imaging centers
    Aster Valley Dental and Family Practice | US CA | is a group of family practices
    Karuna Maternity Care | IN | runs maternity homes in smaller cities`),
  Education: companies(`
    Thornbury Schools Trust | GB | runs fourteen primary and secondary schools
    Maple Ridge Learning | CA | runs charter schools and after-school centers
    Blue Heron Academy | US | is a network of seven public charter schools
    Vidyapath Schools | IN | runs twenty-two schools with a bilingual program
    Lindenhof Schulen | DE | runs three schools and a boarding house
    Colegio Monte Olivo | ES | is a school for ages three to eighteen
    Kinderkade | NL | runs thirty nurseries near the water
    Ballintree Education | IE | runs schools and adult education in the west
    Open Lantern Institute | US GB IN | teaches working adults online
    Kestrel College | GB | is a further-education college with 6,000 students
    Stepping Stones Early Years | US CA | runs twenty-six nurseries`),
  'Finance and accounting': companies(`
    Hollis & Perrine | US CA | is an accounting firm for family businesses
    Fairwater Mutual | GB | is a building society owned by its members
    Sparwerk Bank | DE | lends to craftsmen and small manufacturers
    Candlemaker Insurance | US IE | insures homes, boats and village halls
    Dhanvika Finance | IN | lends to small farms and shops
    Oranjeboom Pensioen | NL | manages the pensions of 90,000 bakers, butchers and cooks
    Caja Molinera | ES | is a cooperative bank
    Longstone Audit | GB IE | audits charities, schools and housing associations
    Beaver Creek Credit Union | CA US | is a credit union with 140,000 members
    Tallymark Payroll | GB IN | pays 300,000 people every month
    Ashgrove Leasing | DE NL | finances machines and delivery vans
    Silverbirch Claims | IE US | settles insurance claims on behalf of smaller insurers`),
  'Logistics and warehouse': companies(`
    Overland & Quay | GB NL | moves fresh food between growers and shops
    Redtail Freight Lines | US | hauls furniture and machinery across the Midwest and beyond
    Hansekai Spedition | DE NL | forwards goods by rail, road and sea
    Blue Spruce Distribution | CA US | supplies hardware stores
    Garuda Path Logistics | IN | delivers to three hundred towns
    Puerto Claro Cargo | ES | ships fruit and ceramics
    Shannonside Couriers | IE | delivers parcels and medicines
    Tulpweg Transport | NL | carries flowers and plants
    Ironwood Fulfillment | US CA | ships for two hundred small online shops
    Fennel & Rye Wholesale | GB IE | supplies bakeries and school kitchens
    Kirana Chain Supply | IN | supplies neighborhood grocers
    Packhof Lagerhaus | DE | stores and ships spare parts`),
  'Construction and trades': companies(`
    Alderbrook Builders | US CA | builds schools, libraries and fire stations
    Weatherby & Sons Restoration | GB | restores old roofs, windows and staircases
    Holzbau Tannengrund | DE | builds timber houses and halls
    Prairie Arc Electric | CA US | wires hospitals and wind farms
    Sthapati Infra | IN | builds bridges, metros and affordable homes
    Construcciones Almazara | ES | converts mills and warehouses to apartments
    Damrak Installatie | NL | installs heat pumps and building technology
    Corrib Civil Works | IE | builds water works and cycle bridges
    Summit Ridge Mechanical | US | installs and services heating and cooling
    Keystone Lane Architects | GB IE | designs schools and swimming halls
    Neelkanth Electricals | IN | equips factories and railway stations
    Dachwerk Süd | DE | roofs and greens what others build`),
  Hospitality: companies(`
    The Copper Heron | GB | is a restaurant with rooms
    Juniper Street Hotels | US CA | runs six small hotels in old buildings
    Gasthaus Zur Mühle | DE | runs two inns and a bakery
    Casa Limonero | ES | is a hotel and restaurant with its own garden
    Marigold Palace Hotels | IN | runs five heritage hotels
    De Blauwe Lepel | NL | cooks for museums, theaters and concert halls
    Kilbracken House | IE | is a country hotel with a cookery school
    Ember & Oat | US | runs eleven breakfast restaurants
    Northlight Lodges | CA | runs lodges by lakes
    Samudra Table | IN | runs coastal restaurants
    Tidewater Events | US GB | organizes conferences and weddings
    Posada del Faro | ES | runs guest houses along the coast`),
  'Sales and retail': companies(`
    Bramble & Finch | GB IE | sells outdoor clothing and repairs it
    Spoke Theory | US NL | sells and services bicycles
    Wurzel & Kern | DE | runs organic supermarkets
    Paperkite Books | US CA | is a chain of nineteen bookshops
    Chandni Home | IN | sells furniture and textiles
    Zapatería Rambla | ES | makes and sells shoes
    Stackpole Instruments | US DE | sells measuring instruments to laboratories
    Verdant Kitchenware | CA US | sells kitchen tools that last
    Van Hessel Agri | NL DE | sells and services farm machinery
    Clearbridge Software | IE GB IN | sells case-management software to law firms
    Padma Medical Devices | IN | supplies clinics with equipment
    Greystone Office Supply | GB | equips offices and schools`),
  'Marketing and design': companies(`
    Studio Kiesel | DE NL | designs exhibitions and wayfinding
    Paper Lantern Agency | US | is an agency for museums and charities
    Foxglove & Co. | GB | brands small food producers
    Northern Loop Media | CA | makes films and campaigns for tourism boards
    Rangoli Creative | IN | is a branding and packaging studio
    Tinta Fresca | ES | is an agency for fashion and design
    Oyster Lane Digital | IE GB | builds shops and campaigns for makers
    Windmolen Studio | NL | designs public information people understand
    Halfmoon Product Design | US IN | designs software for complicated work
    Good Neighbor Media | US CA | publishes local newspapers and newsletters
    Letterbox Content | GB IN | writes for banks, insurers and hospitals`),
  'Legal and human resources': companies(`
    Marlowe Finch Solicitors | GB | is a law firm for housing and employment
    Ardenne & Vos | NL DE | is a law firm for shipping and trade
    Tamarack Legal | CA US | advises cooperatives and towns
    Peopleford | US GB | runs HR for companies without an HR department
    Kanzlei Reetz Altmann | DE | is a law firm for construction and public procurement
    Niyukti Talent | IN | recruits engineers and nurses
    Bufete Roca Serena | ES | is a law firm for families and inheritances
    Liffey Workplace Advisors | IE | mediates at work and trains managers
    Harcourt Bell Staffing | US | finds temporary and permanent staff for clinics
    Sahyadri Legal Process | IN GB | reviews contracts and documents for law firms
    Fieldstone Benefits | US CA | looks after benefits and pensions`),
  'Science and engineering': companies(`
    Kettering Valve & Flow | GB US | makes valves for water works
    Feinwerk Ilmenau Süd | DE | builds measuring and testing machines
    Ridgeline Instruments | US | makes sensors for rivers and weather
    Boreal Biologics | CA | develops enzymes for detergents and food
    Vindhya Motion | IN | builds electric drives for pumps and rickshaws
    Aquaduct Engineering | NL GB | plans drains, dikes and flood walls
    Laboratorios Encina | ES | tests food, water and medicines
    Claddagh Medical Technology | IE | makes catheters and infusion pumps
    Sunpath Energy Works | US IN | plans solar parks and storage
    Zahnrad & Söhne | DE NL | makes gears for wind turbines
    Prairie Seed Sciences | CA US | breeds and tests seeds
    Tesselate Robotics | US DE | builds grippers and packing machines
    Deccan Precision | IN | machines parts for pumps and medical devices`),
  'Customer service and administration': companies(`
    Hello Harbor | US CA | answers phones and mail for energy suppliers
    Brightline Rail Desk | GB | looks after passengers of regional railways
    Kundenkreis Mitte | DE | runs service centers for publishers and utilities
    Sunehra Support | IN | supports customers of software companies
    Telefonía Clara Atención | ES | handles calls for travel and insurance companies
    Klaarwater Services | NL | bills and advises customers of water utilities
    Emerald Helpdesk | IE GB | supports schools and clinics with IT
    Rosewood Property Management | US CA | manages apartment buildings
    Oakhurst Housing Association | GB | rents out 11,000 affordable homes
    Saathi Travel Care | IN | looks after travelers when things go wrong
    Fairlane Subscriptions | US | runs subscriptions for magazines and coffee`),
  'Public sector and social work': companies(`
    Riverton City Services | US | is the administration of a city of 180,000
    Ellesmoor Borough Council | GB | is a borough of 210,000 people
    Stadtwerke Auental | DE | supplies a region with water, power and buses
    Commonground Housing | GB IE | finds homes for people without one
    Open Door Youth Network | US CA | runs youth centers and a helpline
    Gemeente Waterland Noord | NL | is the administration of four towns by the water
    Fundación Camino Llano | ES | supports families and newcomers
    Jeevan Setu Foundation | IN | runs schools, clinics and savings groups
    Sundance County Libraries | US | runs nineteen libraries and two buses full of books
    Cois Tine Community Trust | IE | runs community centers and meals on wheels
    Great Lakes Conservation Trust | CA US | looks after shores, wetlands and trails
    Nagar Seva Mission | IN | improves water and streets with residents`),
};

export const allCompanies: readonly Company[] = Object.values(companiesByField).flat();
