import type { JudgedPost } from './judged-post.ts';

export const hospitality: readonly JudgedPost[] = [
  {
    post: {
      title: 'Account Executive',
      description:
        'We make scheduling software for clinics. Eleven hundred of them use it, and there are forty thousand more.',
      responsibility:
        'Find and win new customers. Call and visit practices. Show the product and negotiate offers. Keep the pipeline in the CRM up to date. Reach your quarterly quota.',
      minimum_qualification:
        '3+ years of experience in B2B sales, best of software. Salesforce or HubSpot. Strong negotiation and presentation. Cold calling does not frighten you.',
      preferred_qualification: 'Knowledge of health care. Spanish.',
    },
    strong: {
      headline: 'Sales representative, SaaS',
      work: [
        [
          'Business Development Manager',
          '2020-02',
          undefined,
          'New business for a cloud product for dentists: outbound prospecting, demos on site and by video, pricing and contract talks, forecast in Salesforce; 118% of target in 2024.',
        ],
        ['Inside Sales Representative', '2017-08', '2020-01', 'Sixty calls a day for a maker of telephone systems.'],
      ],
      skills:
        'B2B sales Expert 8, Salesforce Advance 6, Contract negotiation Advance 6, Lead generation Advance 7, Public speaking Intermediate 4',
    },
    partial: {
      headline: 'Shop assistant in an electronics market',
      work: [
        [
          'Retail Sales Associate',
          '2021-04',
          undefined,
          'Advise customers on laptops and phone contracts, show products, reach monthly goals for insurance, returns and till.',
        ],
      ],
      skills: 'Retail sales Advance 4, Customer service Advance 5, Upselling Intermediate 3, Communication Advance 5',
    },
    weak: {
      headline: 'Clinic accountant',
      work: [
        [
          'Accounts Clerk',
          '2016-01',
          undefined,
          'Keep the accounts of forty clinics up to date, call practices about open offers and bills, present the quarterly figures, scheduling of payments, new software for the ledger.',
        ],
      ],
      skills: 'Accounts receivable Expert 9, Bookkeeping Expert 9, DATEV Advance 6, Excel Advance 8',
      education: 'Vocational diploma, Office administration',
    },
  },
  {
    post: {
      title: 'Sous Chef',
      description: 'A bistro with forty seats and a menu that changes with the market.',
      responsibility:
        'Lead the kitchen when the chef is away. Cook at all stations. Plan menus and calculate dishes. Order produce. Watch food safety. Train the cooks.',
      minimum_qualification:
        'Completed training as a cook. Four years of experience in à la carte kitchens. HACCP. Menu planning and food costing.',
      preferred_qualification: 'French cuisine. Pastry.',
    },
    strong: {
      headline: 'Chef de partie',
      work: [
        [
          'Chef de Partie, Saucier',
          '2019-05',
          undefined,
          'Run the hot side of a brasserie with 60 covers and stand in for the head chef; daily specials, recipes with costs and margins, supplier talks, hygiene protocols by HACCP, two commis under me.',
        ],
        ['Line Cook', '2015-09', '2019-04', 'Grill and garde manger in a hotel by the lake.'],
      ],
      skills:
        'Culinary arts Expert 10, Menu planning Advance 5, Food costing Advance 4, HACCP Advance 8, French cuisine Advance 6',
      education: 'Vocational diploma, Cookery',
    },
    partial: {
      headline: 'Canteen kitchen assistant',
      work: [
        [
          'Kitchen Assistant',
          '2020-09',
          undefined,
          'Wash and cut vegetables, portion salads, serve 300 pupils at noon, clean by the hygiene plan; sometimes cook pasta and soup.',
        ],
      ],
      skills: 'Food preparation Advance 5, Kitchen hygiene Advance 5, Food service Intermediate 5',
      certificates: 'ServSafe certification',
    },
    weak: {
      headline: 'Kitchen planner and furniture seller',
      work: [
        [
          'Kitchen Designer',
          '2013-02',
          undefined,
          'Plan and calculate kitchens with forty seats to the table, order stations and ovens, lead the team when the chief is away, train sellers, watch safety at the market hall.',
        ],
      ],
      skills: 'Kitchen design Expert 12, Interior design Advance 10, Sales Expert 12, SketchUp Advance 6',
    },
  },
  {
    post: {
      title: 'Hotel Receptionist',
      description:
        'A house with ninety rooms between station and old town. Guests from everywhere, mostly for two nights.',
      responsibility:
        'Check guests in and out. Take reservations by phone, mail and portals. Answer wishes and complaints. Do the daily closing of the cash desk. Work in shifts.',
      minimum_qualification:
        'One year of experience at a hotel front desk. Fluent English. Property management system such as Opera. Friendly in stressful moments.',
      preferred_qualification: 'German or Italian. Training in hotel management.',
    },
    strong: {
      headline: 'Front office agent',
      work: [
        [
          'Front Desk Agent',
          '2022-03',
          undefined,
          'Arrivals and departures of a business hotel with 140 rooms, bookings from Booking.com into Opera PMS, upgrades and grievances, night audit and till count, early and late turns.',
        ],
      ],
      skills:
        'Front desk operations Advance 4, Opera PMS Advance 4, Reservations Advance 4, English Expert 10, Italian Intermediate 5',
      education: 'Vocational diploma, Hotel business',
    },
    partial: {
      headline: 'Waiter',
      work: [
        [
          'Server',
          '2021-06',
          undefined,
          'Breakfast and dinner in a hotel restaurant: seat guests, take orders and table bookings, settle bills, calm the impatient; English with most of them.',
        ],
      ],
      skills: 'Food service Advance 4, Customer service Advance 4, Cash handling Advance 4, English Advance 8',
    },
    weak: {
      headline: 'Railway signal worker',
      work: [
        [
          'Signaller',
          '2015-01',
          undefined,
          'Work in shifts at the station: check trains in and out, answer the phone, reserve tracks, close the line daily by the desk of the old box; stressful moments at two in the night.',
        ],
      ],
      skills: 'Railway signalling Expert 10, Radio communication Advance 10, Occupational safety Advance 10',
    },
  },
  {
    post: {
      title: 'Bartender',
      description: 'A hotel bar with a piano, classic drinks and regulars who want to be recognised.',
      responsibility:
        'Mix cocktails and serve wine and beer. Advise guests. Look after the stock and the ice. Keep the bar clean. Train helpers. Close the till.',
      minimum_qualification:
        'Two years of experience behind a bar. Mixology and knowledge of spirits. Cash handling. Responsible service of alcohol certificate.',
      preferred_qualification: 'Wine knowledge. A second language.',
    },
    strong: {
      headline: 'Barkeeper',
      work: [
        [
          'Bar Keeper, Cocktail Lounge',
          '2021-09',
          undefined,
          'Signature and classic drinks for 80 seats, tastings of gin and whisky, inventory every Monday, two bar backs to teach, day closing in the POS.',
        ],
      ],
      skills:
        'Bartending Expert 5, Mixology Advance 4, Wine knowledge Intermediate 3, Point of sale Advance 5, Stock control Intermediate 4',
      certificates: 'Responsible service of alcohol',
    },
    partial: {
      headline: 'Barista',
      work: [
        [
          'Barista',
          '2023-05',
          undefined,
          'Espresso drinks, filter coffee and cake in a busy café, cleaning of the machine, till, milk and bean orders; prosecco and beer in the evenings.',
        ],
      ],
      skills: 'Barista Advance 3, Customer service Advance 3, Cash handling Advance 3, Food service Intermediate 2',
    },
    weak: {
      headline: 'Lawyer, admitted to the bar',
      work: [
        [
          'Attorney',
          '2014-10',
          undefined,
          'Two years at the bar of the county court and eight in a firm: advise regulars in classic cases on alcohol licences, look after the evidence, train helpers, close mixed matters; plays the piano.',
        ],
      ],
      skills: 'Litigation Expert 10, Legal research Expert 10, Contract law Advance 9',
      education: 'Juris Doctor, Law',
      certificates: 'Bar admission',
    },
  },
];
