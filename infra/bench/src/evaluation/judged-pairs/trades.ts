import type { JudgedPost } from './judged-post.ts';

export const trades: readonly JudgedPost[] = [
  {
    post: {
      title: 'Electrician',
      description: 'We wire houses, schools and now and then a church. Four vans, two apprentices, no weekend work.',
      responsibility:
        'Install wiring, panels and lighting in new and old buildings. Find and repair faults. Read drawings. Test and document installations. Guide apprentices.',
      minimum_qualification:
        "Completed apprenticeship as an electrician and an electrician license. Three years of experience in building installation. Driver's license.",
      preferred_qualification: 'Experience with photovoltaics or KNX.',
    },
    strong: {
      headline: 'Journeyman wireman',
      work: [
        [
          'Electrical Installer',
          '2018-04',
          undefined,
          'Rewired flats and workshops from the meter to the last socket, distribution boards, fault finding with insulation tester, circuit plans, handover protocols; solar roofs with 10 kW; one trainee at my side.',
        ],
      ],
      skills:
        'Electrical installation Expert 8, Electrical troubleshooting Advance 8, Reading blueprints Advance 8, Solar energy Intermediate 3',
      education: 'Vocational diploma, Electrical installation',
      certificates: "Journeyman electrician license; Driver's license",
    },
    partial: {
      headline: 'Caretaker of a housing association',
      work: [
        [
          'Maintenance Technician',
          '2019-03',
          undefined,
          'Small repairs in 300 flats: lamps, sockets and switches, taps, doors; call the electrician or plumber for more. Read meters, clear paths of snow.',
        ],
      ],
      skills:
        'Building maintenance Advance 6, Hand tools Advance 9, Electrical installation Beginner 2, Plumbing Beginner 2',
      certificates: "Driver's license",
    },
    weak: {
      headline: 'Lighting designer for the stage',
      work: [
        [
          'Theatre Lighting Designer',
          '2014-09',
          undefined,
          'Design light for plays in schools, old buildings and churches; read scripts and drawings of sets, test moods, document cues, guide two apprentices, no weekend off. Electric atmosphere, new panels of colour.',
        ],
      ],
      skills: 'Lighting design Expert 11, Stage management Advance 8, Drawing Advance 10, QLab Intermediate 5',
      education: 'Bachelor of Arts, Theatre',
    },
  },
  {
    post: {
      title: 'Plumber',
      description: 'A small firm for bathrooms and heating. We come when the water does not stop.',
      responsibility:
        'Lay and repair pipes for water and gas. Install bathrooms, boilers and heat pumps. Clear drains. Explain the work and the price to customers.',
      minimum_qualification:
        "Plumbing license. At least two years of experience in service and installation. Soldering and press fitting. Driver's license.",
      preferred_qualification: 'Gas certification.',
    },
    strong: {
      headline: 'Sanitary and heating fitter',
      work: [
        [
          'Heating and Sanitary Installer',
          '2019-01',
          undefined,
          'Complete renewals of baths, exchange of condensing boilers, copper and multilayer lines, blocked sewers and burst mains on call, quotes to house owners.',
        ],
      ],
      skills: 'Plumbing Expert 7, Pipefitting Advance 7, Soldering Advance 7, HVAC Intermediate 4',
      certificates: "Master plumber license; Driver's license",
    },
    partial: {
      headline: 'Plumber’s helper',
      work: [
        [
          'Plumbing Apprentice',
          '2024-08',
          undefined,
          'Carry and cut pipes, drill, press fittings under supervision, clean drains; second year of the apprenticeship.',
        ],
      ],
      skills: 'Plumbing Beginner 1, Hand tools Intermediate 2, Construction Beginner 2',
      certificates: "Driver's license",
    },
    weak: {
      headline: 'Water colour painter and pipe organ player',
      work: [
        [
          'Church Organist',
          '2010-01',
          undefined,
          'Play and repair the pipes of the organ, install candles, explain the work to visitors at no price; services on call.',
        ],
        [
          'Artist',
          '2005-01',
          '2009-12',
          'Exhibitions of water and oil paintings, small firm of my own, bathrooms with murals.',
        ],
      ],
      skills: 'Music Expert 15, Painting Expert 15, Teaching Intermediate 5',
      education: 'Master of Arts, Church music',
    },
  },
  {
    post: {
      title: 'CNC Machinist',
      description: 'We turn and mill parts for medical devices, from one piece to a thousand.',
      responsibility:
        'Set up and run lathes and milling machines. Write and correct programs. Measure parts with caliper, micrometer and CMM. Keep tolerances of a few microns.',
      minimum_qualification:
        'Three years of experience in CNC machining. G-code. Reading blueprints and GD&T. Experience with Haas or Mazak machines.',
      preferred_qualification: 'Mastercam. Five-axis milling.',
    },
    strong: {
      headline: 'Cutting machine operator and setter',
      work: [
        [
          'CNC Setter-Operator',
          '2017-02',
          undefined,
          'Turning and milling of titanium implants on Mazak and Haas, tool offsets, edits at the Fanuc control, first article inspection with form tester, drawings with position tolerances; CAM work in Mastercam.',
        ],
      ],
      skills:
        'CNC machining Expert 9, CNC programming Advance 7, Blueprint reading Advance 9, Mastercam Intermediate 3, Quality inspection Advance 6',
      education: 'Vocational diploma, Metal cutting',
    },
    partial: {
      headline: 'Machine operator',
      work: [
        [
          'Production Operator',
          '2020-06',
          undefined,
          'Run presses and a sawing machine for window frames, change tools by the list, check lengths with a caliper, pack.',
        ],
      ],
      skills:
        'Machine operation Advance 5, Quality control Intermediate 4, Assembly Intermediate 5, Forklift operation Advance 5',
    },
    weak: {
      headline: 'Medical device programmer of events',
      work: [
        [
          'Conference Program Coordinator',
          '2018-05',
          undefined,
          'Write and correct programs of congresses on medical devices, set up rooms and coffee machines, run registration, parts of the budget from one to a thousand guests, keep a tolerance for late speakers.',
        ],
      ],
      skills:
        'Event management Expert 8, Budget management Advance 6, Copywriting Intermediate 5, Communication Advance 8',
      education: 'Bachelor of Arts, Tourism',
    },
  },
  {
    post: {
      title: 'CDL Truck Driver',
      description: 'Regional tours with your own tractor unit, home on most nights, a dispatcher who was a driver.',
      responsibility:
        'Deliver building material to sites. Secure loads. Inspect the truck before each trip. Keep the electronic log. Unload with the mounted forklift.',
      minimum_qualification:
        'A valid Class A CDL is required. Two years of truck driving experience. Clean record. Forklift license.',
      preferred_qualification: 'Hazmat endorsement. Flatbed experience.',
    },
    strong: {
      headline: 'Lorry driver, articulated vehicles',
      work: [
        [
          'Haulage Driver',
          '2016-07',
          undefined,
          'Steel and timber on flatbed trailers in three states, lashing with chains and straps, walk-around checks, hours of service on the ELD, no accident in nine years.',
        ],
      ],
      skills: 'Truck driving Expert 9, Load securing Expert 9, Vehicle inspection Advance 9, Route planning Advance 6',
      certificates: "Class A commercial driver's license; Forklift license; Hazmat endorsement",
    },
    partial: {
      headline: 'Van driver for a parcel service',
      work: [
        [
          'Delivery Driver',
          '2023-02',
          undefined,
          'Some 130 stops a day with a 3.5 ton van, loading in the depot at six, scanner and signature, fuel and tyre check.',
        ],
      ],
      skills: 'Delivery driving Advance 3, Route planning Intermediate 3, Loading and unloading Advance 3',
      certificates: "Driver's license",
    },
    weak: {
      headline: 'Linux driver developer',
      work: [
        [
          'Device Driver Engineer',
          '2016-03',
          undefined,
          'Wrote network drivers and load balancing modules, inspected kernel logs before each release, deliver units and secure loads of data; home office on most nights.',
        ],
      ],
      skills: 'C Expert 10, Linux kernel Expert 9, Git Advance 10, Embedded systems Advance 6',
      education: 'Master of Science, Computer Science',
    },
  },
];
