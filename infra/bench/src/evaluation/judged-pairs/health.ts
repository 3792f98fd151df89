import type { JudgedPost } from './judged-post.ts';

export const health: readonly JudgedPost[] = [
  {
    post: {
      title: 'Registered Nurse, Intensive Care',
      description:
        'The eighteen beds of our intensive care unit are looked after by a team that has stayed together for years.',
      responsibility:
        'Care for critically ill adults, many of them ventilated. Give medication and watch its effects. Record vital signs and changes. Speak with relatives. Support new colleagues.',
      minimum_qualification:
        'A current RN license is required. Two years of experience in critical care. BLS and ACLS certification. Good patient assessment.',
      preferred_qualification: 'CCRN certification. Experience with Epic.',
    },
    strong: {
      headline: 'Critical care nurse',
      work: [
        [
          'Staff Nurse, ICU',
          '2020-03',
          undefined,
          'Nursed post-operative and septic patients on ventilators and haemofiltration, titrated vasopressors, charted in Epic, counselled families, preceptor of newly qualified staff.',
        ],
        [
          'Ward Nurse, Cardiology',
          '2017-09',
          '2020-02',
          'Telemetry ward with 28 beds, admissions and discharge planning.',
        ],
      ],
      skills:
        'Critical care nursing Expert 6, Medication administration Expert 8, Patient assessment Advance 8, Mechanical ventilation Advance 5',
      education: 'Bachelor of Science, Nursing',
      certificates: 'Registered Nurse license; Advanced Cardiac Life Support (ACLS); Basic Life Support',
    },
    partial: {
      headline: 'Nursing assistant in a care home',
      work: [
        [
          'Certified Nursing Assistant',
          '2019-01',
          undefined,
          'Help residents to wash, eat and walk; measure blood pressure and temperature; report changes to the nurse in charge; talk with relatives.',
        ],
      ],
      skills: 'Patient care Advance 5, Vital signs Advance 5, Empathy Expert 5',
      certificates: 'CNA; BLS certification',
    },
    weak: {
      headline: 'Tree nursery manager',
      work: [
        [
          'Nursery Manager',
          '2014-02',
          undefined,
          'Nursed critically ill elms and cared for eighteen beds of young plants; treated fungus, recorded growth, supported new colleagues. Ventilated greenhouses.',
        ],
      ],
      skills: 'Horticulture Expert 12, Plant care Expert 12, Team leadership Advance 6',
      education: 'Diploma, Horticulture',
      certificates: 'Pesticide applicator license',
    },
  },
  {
    post: {
      title: 'Physiotherapist',
      description:
        'A practice with four treatment rooms and a small gym, in the middle of the town, open from seven to seven.',
      responsibility:
        'Examine patients and plan their treatment. Treat after operations of knee, hip and shoulder. Guide exercise groups. Write reports to physicians.',
      minimum_qualification:
        'Degree in physiotherapy and a license to practise. One year of experience in orthopaedic rehabilitation. Manual therapy.',
      preferred_qualification: 'Experience with sports injuries. Lymphatic drainage.',
    },
    strong: {
      headline: 'Physical therapist',
      work: [
        [
          'Physical Therapist, Rehabilitation Clinic',
          '2021-04',
          undefined,
          'Assessment and therapy of people with joint replacements and ligament repairs, gait training, mobilisation of the spine, group gymnastics; letters to the surgeons.',
        ],
      ],
      skills:
        'Physical therapy Advance 5, Manual therapy Advance 4, Rehabilitation Advance 5, Sports medicine Intermediate 2',
      education: 'Bachelor of Science, Physiotherapy',
      certificates: 'State licence in physical therapy',
    },
    partial: {
      headline: 'Massage therapist',
      work: [
        [
          'Masseur',
          '2018-06',
          undefined,
          'Classical massage, heat and lymphatic drainage in a spa hotel; back classes for guests on Saturdays.',
        ],
      ],
      skills: 'Massage therapy Expert 7, Customer service Advance 7, Anatomy Intermediate 3',
      certificates: 'Massage therapy license',
    },
    weak: {
      headline: 'Gym receptionist',
      work: [
        [
          'Front Desk Agent',
          '2020-01',
          undefined,
          'Opened a gym in the middle of the town at seven, planned the groups and rooms, treated complaints, wrote reports. Manual counting of the cash, guided new members around.',
        ],
      ],
      skills: 'Reception Advance 5, Sales Intermediate 4, Cash handling Advance 5, Microsoft Office Intermediate 5',
    },
  },
  {
    post: {
      title: 'Medical Coder',
      description: 'We code for nineteen outpatient clinics. Most of the team works from home.',
      responsibility:
        'Assign codes to diagnoses and procedures from charts. Clarify unclear notes with physicians. Audit the codes of others. Keep up with changes of payers.',
      minimum_qualification:
        'CPC certification required. Two years of experience in medical coding with ICD-10 and CPT. Medical terminology. Knowledge of HIPAA.',
      preferred_qualification: 'Experience with 3M Encoder and Epic.',
    },
    strong: {
      headline: 'Certified professional coder',
      work: [
        [
          'Coding Specialist',
          '2019-11',
          undefined,
          'Abstract outpatient encounters in ICD-10-CM, CPT and HCPCS; query clinicians about documentation; internal coding audits with 97% accuracy; denial analysis with the billing office.',
        ],
      ],
      skills:
        'ICD-10 Expert 6, CPT coding Expert 6, Medical terminology Expert 8, HIPAA Advance 6, Epic Intermediate 3',
      certificates: 'CPC',
    },
    partial: {
      headline: 'Medical receptionist',
      work: [
        [
          'Medical Office Assistant',
          '2020-02',
          undefined,
          'Scheduling, insurance verification and copays in a dermatology practice; filed charts, entered diagnoses that the doctor gave for claims.',
        ],
      ],
      skills:
        'Medical terminology Intermediate 3, Data entry Advance 5, HIPAA Intermediate 4, Appointment scheduling Advance 5',
    },
    weak: {
      headline: 'Embedded programmer for medical devices',
      work: [
        [
          'Software Engineer',
          '2017-05',
          undefined,
          'Coding of firmware for infusion pumps in C, code audits, changes of procedures, unclear requirements clarified with physicians. Most of the team works from home.',
        ],
      ],
      skills: 'C Expert 9, C++ Advance 7, Embedded systems Expert 8, Unit testing Advance 6, Git Advance 8',
      education: 'Master of Science, Electrical Engineering',
    },
  },
  {
    post: {
      title: 'Pharmacist',
      description: 'An independent pharmacy with long counters, a laboratory for ointments and regular customers.',
      responsibility:
        'Dispense prescriptions and check interactions. Advise customers on medicines. Supervise technicians. Prepare ointments and capsules. Order stock.',
      minimum_qualification:
        'Degree in pharmacy (PharmD or equivalent) and a pharmacist license. Confident in counselling patients. Compounding.',
      preferred_qualification: 'Immunization certificate. A second language.',
    },
    strong: {
      headline: 'Community pharmacist',
      work: [
        [
          'Staff Pharmacist',
          '2018-02',
          undefined,
          'Filled and verified some 200 scripts a day, medication reviews with older people, compounded creams for skin clinics, led three assistants, flu vaccinations each autumn.',
        ],
      ],
      skills:
        'Pharmacy Expert 8, Medication dispensing Expert 8, Patient counselling Advance 8, Pharmaceutical compounding Advance 5, Inventory management Intermediate 5',
      education: 'Doctor of Pharmacy, Pharmacy',
      certificates: 'Pharmacist license; Immunization certificate',
    },
    partial: {
      headline: 'Pharmacy technician',
      work: [
        [
          'Pharmacy Technician',
          '2019-09',
          undefined,
          'Prepare prescriptions for the check by the pharmacist, order stock, price claims, mix standard ointments under supervision.',
        ],
      ],
      skills:
        'Pharmacy Intermediate 5, Medication dispensing Intermediate 5, Inventory management Advance 5, Customer service Advance 5',
      certificates: 'Pharmacy technician certification',
    },
    weak: {
      headline: 'Cosmetics sales consultant',
      work: [
        [
          'Beauty Advisor',
          '2016-08',
          undefined,
          'Advise regular customers at long counters of a department store on creams and ointments; order stock, check the till, supervise two trainees, dispense samples.',
        ],
      ],
      skills: 'Sales Expert 9, Beauty therapy Advance 9, Cash handling Advance 9, Visual merchandising Intermediate 4',
      certificates: 'Cosmetology license',
    },
  },
];
