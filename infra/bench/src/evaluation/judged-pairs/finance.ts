import type { JudgedPost } from './judged-post.ts';

export const finance: readonly JudgedPost[] = [
  {
    post: {
      title: 'Senior Accountant',
      description: 'A family-owned wholesaler of building material with three entities and one finance team of five.',
      responsibility:
        'Own the month-end close. Prepare journal entries and reconcile accounts. Support the annual audit. Improve how we book inventory. Train the junior accountant.',
      minimum_qualification:
        "Bachelor's degree in accounting or finance. 4+ years of accounting experience. Very good Excel. Knowledge of US GAAP.",
      preferred_qualification: 'CPA. NetSuite or another ERP.',
    },
    strong: {
      headline: 'General ledger accountant',
      work: [
        [
          'GL Accountant',
          '2019-02',
          undefined,
          'Closed the books of two companies by the fourth working day, accruals and intercompany eliminations, bank and balance sheet recs, audit binders for the external firm, stock valuation; introduced NetSuite.',
        ],
        [
          'Accounts Payable Clerk',
          '2016-06',
          '2019-01',
          'Processed 1,200 supplier bills a month and the payment runs.',
        ],
      ],
      skills:
        'General ledger Expert 7, Account reconciliation Expert 7, Microsoft Excel Expert 9, US GAAP Advance 6, NetSuite Advance 3',
      education: 'Bachelor of Business Administration, Accounting',
    },
    partial: {
      headline: 'Bookkeeper',
      work: [
        [
          'Bookkeeper',
          '2022-03',
          undefined,
          'Entered invoices and receipts in QuickBooks for a dozen craftsmen, prepared sales tax filings and handed everything to the tax advisor.',
        ],
      ],
      skills:
        'Bookkeeping Advance 4, QuickBooks Advance 4, Microsoft Excel Intermediate 4, Accounts payable Intermediate 3',
      education: 'Associate degree, Business',
    },
    weak: {
      headline: 'Book shop manager with a head for figures',
      work: [
        [
          'Store Manager',
          '2015-05',
          undefined,
          'Own the ordering of books and the annual inventory count, close the shop each month-end night, prepare journal and magazine displays, train the juniors. Accounts of regular schools.',
        ],
      ],
      skills:
        'Retail management Expert 10, Visual merchandising Advance 8, Inventory management Advance 9, Customer service Expert 10',
      education: 'Bachelor of Arts, Literature',
    },
  },
  {
    post: {
      title: 'Financial Analyst',
      description:
        'A maker of bicycles plans its growth in nine countries. You work beside the chief financial officer.',
      responsibility:
        'Build forecasts and budgets. Explain variances every month. Model investments in plants and machines. Prepare slides for the board.',
      minimum_qualification:
        "Bachelor's degree in finance, economics or similar. 3 years of experience in financial planning and analysis. Financial modeling in Excel. SQL is an advantage.",
      preferred_qualification: 'Power BI, SAP, CFA level I.',
    },
    strong: {
      headline: 'FP&A specialist',
      work: [
        [
          'Business Controller',
          '2020-05',
          undefined,
          'Rolling forecast and budget of a maker of household goods, monthly deviations with the heads of the plants, DCF and payback of new lines, reports in Power BI for the management board.',
        ],
      ],
      skills:
        'FP&A Advance 5, Financial modeling Advance 5, Budgeting Advance 5, Excel Expert 8, SAP Intermediate 4, Power BI Intermediate 2',
      education: 'Master of Science, Finance',
    },
    partial: {
      headline: 'Accounting graduate',
      work: [
        [
          'Junior Auditor',
          '2024-09',
          undefined,
          'Tested samples of invoices and inventories at clients, tied out financial statements, first variance analyses.',
        ],
        ['Intern, Controlling', '2023-07', '2023-12', 'Helped with budget templates in Excel.'],
      ],
      skills: 'Auditing Intermediate 1, Excel Advance 4, Financial statements Intermediate 2',
      education: 'Bachelor of Science, Economics',
    },
    weak: {
      headline: 'Fashion model and bicycle courier',
      work: [
        [
          'Model',
          '2017-01',
          undefined,
          'Modelled collections in nine countries, planned my growth and budget for travel, prepared the slides of my book. Advantage of variances in style.',
        ],
        [
          'Courier',
          '2013-06',
          '2016-12',
          'Bicycle deliveries for offices and chief officers of the harbour, every month the best forecast of routes.',
        ],
      ],
      skills:
        'Modelling Expert 8, Photography Intermediate 4, Social media marketing Advance 5, Route planning Advance 3',
    },
  },
  {
    post: {
      title: 'Payroll Specialist',
      description:
        'Eight hundred people in two states are paid by a team of three. We move to a new system next spring.',
      responsibility:
        'Run the biweekly payroll. Check time sheets and deductions. Answer questions of employees. File payroll taxes. Help to move to the new system.',
      minimum_qualification:
        '2 years of experience in payroll processing. Knowledge of wage and hour law and payroll taxes. ADP or Workday. Discretion and accuracy.',
    },
    strong: {
      headline: 'Payroll administrator',
      work: [
        [
          'Payroll Administrator',
          '2019-08',
          undefined,
          'End-to-end pay runs for 600 hourly staff in ADP Workforce Now: timekeeping imports, garnishments, benefits withholding, quarterly 941 and state filings, W-2s; parallel runs when we changed from Paychex.',
        ],
      ],
      skills:
        'Payroll processing Expert 6, ADP Expert 6, Payroll tax Advance 6, Employment law Intermediate 4, Microsoft Excel Advance 7',
      certificates: 'Fundamental Payroll Certification',
    },
    partial: {
      headline: 'HR assistant',
      work: [
        [
          'Human Resources Assistant',
          '2022-01',
          undefined,
          'Keep personnel files, collect time sheets and pass them to the payroll provider, answer questions about leave and benefits, onboarding.',
        ],
      ],
      skills: 'HRIS Intermediate 3, Onboarding Advance 4, Data entry Advance 5, Compensation and benefits Beginner 1',
    },
    weak: {
      headline: 'System mover and roofer',
      work: [
        [
          'Crew Leader, Removals',
          '2016-03',
          undefined,
          'Move offices and systems of furniture to new buildings in two states, lead a team of three, check time and runs of the trucks, help employees with deductions for breakages, accuracy and discretion with their files.',
        ],
      ],
      skills:
        'Furniture moving Expert 9, Truck driving Advance 9, Team leadership Advance 6, Loading and unloading Expert 9',
    },
  },
  {
    post: {
      title: 'Executive Assistant',
      description:
        'The managing director of a shipping company travels half of the month and needs somebody who thinks ahead.',
      responsibility:
        'Keep the calendar. Arrange travel on three continents. Prepare meetings and take minutes. Draft letters. Screen calls. Settle expense reports.',
      minimum_qualification:
        'Five years of experience as an executive assistant or office manager. Excellent Microsoft Office. Calendar management and travel arrangements. Discretion.',
      preferred_qualification: 'French or Spanish. Experience with Concur.',
    },
    strong: {
      headline: 'Personal assistant to the board',
      work: [
        [
          'PA to the CEO',
          '2017-10',
          undefined,
          'Diary of two board members across time zones, flights, visas and hotels, board packs and minutes, correspondence in English and French, expenses in SAP Concur; first contact for shareholders.',
        ],
        ['Office Administrator', '2013-01', '2017-09', 'Front office of a notary, filing and dictation.'],
      ],
      skills:
        'Diary management Expert 8, Travel booking Expert 8, Microsoft Office Expert 12, Minute taking Advance 8, French Advance 10',
    },
    partial: {
      headline: 'Receptionist',
      work: [
        [
          'Receptionist',
          '2021-05',
          undefined,
          'Answer and pass on calls of an engineering office, book meeting rooms and taxis, sort the mail, type letters in Word.',
        ],
      ],
      skills: 'Reception Advance 4, Microsoft Word Advance 5, Outlook Intermediate 4, Customer service Advance 4',
    },
    weak: {
      headline: 'Assistant ship engineer',
      work: [
        [
          'Third Engineer',
          '2016-02',
          undefined,
          'Travelled on three continents for a shipping company half of the year. Kept the engine log, arranged spares, prepared safety meetings of the chief and took part in drills; settled pumps, screened oil filters.',
        ],
      ],
      skills:
        'Marine engineering Expert 9, Diesel engines Expert 9, Preventive maintenance Advance 9, Welding Intermediate 5',
      certificates: 'STCW',
    },
  },
];
