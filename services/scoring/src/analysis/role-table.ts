/** Kinds of work: a line of the titles that each goes by, and below it the skills that posts for it usually name. */
const roleLines = `
  software engineer, software developer, programmer, application developer, sde, full stack developer, full stack engineer, application engineer
    Git, SQL, Unit testing, REST APIs, Agile, CI/CD, Code review, Software development
  solution architect, software architect, technical architect, enterprise architect, application architect, systems architect, it architect, technology architect
    Software architecture, System design, Cloud computing, REST APIs, Microservices, SQL, Stakeholder management
  java developer, java engineer, j2ee developer, java architect
    Java, Spring Boot, SQL, REST APIs, Git, Unit testing, Hibernate, Microservices
  python developer, python engineer, django developer
    Python, SQL, Django, REST APIs, Git, Unit testing, Docker
  .net developer, net developer, c# developer, asp net developer, dot net developer
    C#, .NET, ASP.NET, SQL Server, Entity Framework, REST APIs, Git
  front end developer, frontend developer, front end engineer, frontend engineer, ui developer, web developer, javascript developer, react developer, angular developer
    JavaScript, HTML, CSS, React, TypeScript, Git, Web accessibility, REST APIs
  back end developer, backend developer, back end engineer, backend engineer
    SQL, REST APIs, Git, Docker, Unit testing, Databases, Microservices
  mobile developer, android developer, ios developer, mobile engineer, ios engineer, android engineer
    Mobile app development, Android development, iOS development, Kotlin, Swift, REST APIs, Git
  devops engineer, site reliability engineer, sre, platform engineer, cloud engineer, infrastructure engineer, cloud architect, azure architect, aws architect, infrastructure architect
    Docker, Kubernetes, CI/CD, Linux, Terraform, AWS, Shell scripting, Observability
  systems administrator, system administrator, network administrator, network engineer, network architect, systems engineer, sysadmin, linux administrator, data center engineer, data center technician, data center architect
    Linux, Windows Server, Networking, Active Directory, VMware, Backup and recovery, Firewalls
  it support, help desk, helpdesk technician, desktop support, it technician, support technician, service desk analyst, technical support
    IT support, Windows, Active Directory, Customer service, Networking, Computer hardware, Microsoft Office
  security engineer, security analyst, information security, cyber security analyst, cybersecurity analyst, penetration tester, soc analyst, security architect, security consultant, cyber security consultant
    Cybersecurity, Network security, SIEM, Incident response, Vulnerability assessment, Identity and access management
  qa engineer, test engineer, software tester, quality assurance engineer, qa analyst, automation tester, sdet, test analyst
    Quality assurance, Test automation, Selenium, Manual testing, Regression testing, SQL, Jira
  data scientist, machine learning engineer, ml engineer, ai engineer, applied scientist, research scientist machine learning
    Python, Machine learning, SQL, Statistics, Data visualization, Pandas, Deep learning, Predictive modeling
  data analyst, business intelligence analyst, bi analyst, reporting analyst, analytics analyst, bi developer, insights analyst
    SQL, Excel, Data visualization, Tableau, Power BI, Statistics, Data analysis, Python
  data engineer, etl developer, big data engineer, data warehouse developer, analytics engineer, data architect
    SQL, Python, ETL, Data warehousing, Apache Spark, Airflow, Data modeling, AWS
  database administrator, dba, database developer, sql developer
    SQL, Database administration, SQL Server, Oracle Database, Backup and recovery, Data modeling
  business analyst, systems analyst, business systems analyst, functional analyst
    Business analysis, Requirements analysis, SQL, Stakeholder management, Process improvement, Jira, Excel
  project manager, program manager, project coordinator, scrum master, delivery manager, pmo
    Project management, Stakeholder management, Budget management, Risk management, Agile, Communication, Microsoft Project
  product manager, product owner
    Product management, Stakeholder management, User research, Agile, Data analysis, A/B testing, Communication
  ux designer, ui designer, product designer, user experience designer, interaction designer, ux researcher, web designer
    UX design, UI design, Figma, Wireframing, User research, Design systems, Interaction design
  graphic designer, visual designer, art director, creative director, illustrator, multimedia designer
    Graphic design, Photoshop, Illustrator, InDesign, Typography, Layout design, Adobe Creative Suite
  video editor, animator, motion designer, videographer, photographer
    Video editing, After Effects, Premiere Pro, Animation, Photography, Photoshop
  registered nurse, staff nurse, rn, nurse, charge nurse, nurse practitioner, clinical nurse, icu nurse, practical nurse, lpn, rn case manager, nurse case manager
    Patient care, Patient assessment, Medication administration, Vital signs, Electronic health records, Care planning, BLS certification, RN license
  nursing assistant, caregiver, care assistant, home health aide, healthcare assistant, support worker, personal care aide, cna, carer
    Patient care, Home care, Vital signs, First aid, CPR, Empathy, Geriatric care
  medical assistant, clinical assistant
    Vital signs, Phlebotomy, Electronic health records, Medical terminology, Appointment scheduling, HIPAA
  medical receptionist, medical secretary, medical office assistant, patient access representative, front office coordinator
    Appointment scheduling, Medical terminology, Electronic health records, HIPAA, Customer service, Data entry
  medical coder, medical biller, billing specialist, medical records
    Medical coding, Medical billing, Medical terminology, HIPAA, Electronic health records, Data entry
  physician, doctor, surgeon, hospitalist, medical director
    Patient care, Clinical documentation, Electronic health records, Patient assessment, Emergency care, Board certification
  pharmacist, pharmacy technician
    Pharmacy, Medication administration, Patient education, HIPAA, Inventory management
  physical therapist, physiotherapist, occupational therapist, speech therapist, rehabilitation
    Physical therapy, Patient assessment, Care planning, Patient education, Clinical documentation
  dentist, dental assistant, dental hygienist
    Dental care, Infection control, Radiography, Patient education, Appointment scheduling
  accountant, accounting manager, financial controller, finance controller, accounting controller, plant controller, assistant controller, staff accountant, bookkeeper, accounting clerk, accounts clerk, accounts assistant, controller
    Accounting, General ledger, Account reconciliation, Month-end close, Financial reporting, Excel, Accounts payable, Accounts receivable
  accounts payable, accounts receivable, billing clerk, accounts payable clerk, accounts payable specialist, accounts receivable analyst, credit controller, payroll, payroll processor, payroll specialist
    Accounts payable, Accounts receivable, Account reconciliation, Excel, Data entry, Payroll
  financial analyst, finance manager, fp a analyst, investment analyst, finance analyst, controller analyst
    Financial analysis, Financial modeling, Excel, Forecasting, Budget management, Variance analysis, Financial reporting
  auditor, internal auditor, tax accountant, tax manager, audit manager, tax consultant
    Auditing, Tax preparation, US GAAP, Financial reporting, Risk assessment, Excel, CPA
  compliance analyst, compliance officer, compliance specialist, compliance manager
    Regulatory compliance, Auditing, Risk assessment, Corporate governance, Report writing
  bank teller, loan officer, personal banker, credit analyst, underwriter, mortgage
    Banking, Customer service, Cash handling, Loan processing, Credit analysis, Anti-money laundering
  sales representative, sales executive, account executive, business development, sales manager, assistant sales manager, account manager, sales consultant, inside sales, outside sales
    Sales, Negotiation, CRM, Lead generation, Cold calling, Client relationship management, Communication
  retail sales, sales associate, sales assistant, retail salesperson, store manager, cashier, shop assistant, retail associate, store associate, merchandiser
    Customer service, Cash handling, Point of sale, Merchandising, Inventory management, Retail sales, Sales, Communication
  customer service representative, customer support, call center agent, customer success, customer care, client service
    Customer service, Call center operations, CRM, Complaint handling, Communication, Data entry, Active listening
  marketing manager, marketing specialist, digital marketing, marketing coordinator, marketing executive, growth marketer, brand manager
    Digital marketing, SEO, Social media marketing, Google Analytics, Email marketing, Content marketing, Campaign management
  seo specialist, ppc specialist, social media manager, content manager, content strategist
    SEO, Google Ads, Google Analytics, Social media marketing, Content marketing, Copywriting
  copywriter, content writer, editor, copy editor, managing editor, sub editor, book editor, news editor, content editor, technical writer, journalist, writer, reporter
    Copywriting, Editing, Creative writing, SEO, Content management systems, Research, Technical writing
  public relations, communications manager, communications specialist, pr manager
    Public relations, Corporate communications, Social media marketing, Creative writing, Event management
  recruiter, talent acquisition, sourcer, recruitment consultant, staffing
    Recruitment, Interviewing, Applicant tracking systems, LinkedIn Recruiter, Onboarding, Communication
  hr manager, human resources, hr generalist, hr business partner, people partner, hr coordinator, hr assistant
    Human resources, Employee relations, Recruitment, HRIS, Employment law, Compensation and benefits, Performance appraisal
  teacher, school teacher, elementary teacher, math teacher, science teacher, english teacher, instructor, educator, special education teacher
    Teaching, Lesson planning, Classroom management, Student assessment, Differentiated instruction, Parent communication, Teaching license
  preschool teacher, early childhood educator, early childhood teacher, childcare worker, nanny, early years, nursery
    Childcare, Early childhood education, First aid, Classroom management, Parent communication, Safeguarding
  professor, lecturer, postdoctoral researcher, assistant professor, researcher
    Research, Higher education, Scientific writing, Teaching, Grant writing, Statistics
  tutor, trainer, corporate trainer, training consultant, instructional designer, learning specialist
    Training delivery, Instructional design, Learning management systems, Facilitation, Public speaking, Curriculum development
  social worker, counselor, counsellor, crisis counselor, substance abuse counselor, behavioral health counselor, school counselor, school counsellor, guidance counselor, case manager, mental health therapist, family therapist, psychotherapist, psychologist
    Counselling, Case management, Social work, Mental health care, Empathy, Clinical documentation
  chef, cook, line cook, sous chef, kitchen, kitchen manager, kitchen supervisor, head chef, pastry chef, baker
    Cooking, Food preparation, HACCP, Menu planning, Kitchen management, Inventory management, Food costing
  waiter, waitress, server, bartender, barista, food service, restaurant manager, host
    Food service, Customer service, Bartending, Cash handling, Point of sale, HACCP
  hotel manager, front desk agent, night auditor, receptionist, concierge, guest service, hotel receptionist
    Reception, Customer service, Reservations, Hotel operations, Communication, Microsoft Office
  housekeeper, cleaner, janitor, custodian, room attendant
    Housekeeping, Cleaning, Attention to detail, Time management, Occupational safety
  warehouse worker, warehouse associate, forklift operator, picker packer, warehouse operative, warehouse manager, material handler
    Warehouse operations, Forklift operation, Order picking, Shipping and receiving, Inventory management, Occupational safety
  truck driver, delivery driver, driver, courier, cdl driver
    Truck driving, Driver's license, CDL, Route planning, Vehicle inspection, Loading and unloading
  supply chain, logistics coordinator, logistics manager, procurement, buyer, purchasing manager, inventory planner, demand planner, purchasing agent
    Supply chain management, Procurement, Inventory management, Logistics, Excel, SAP, Vendor management
  electrician, electrical technician
    Electrical installation, Reading blueprints, Occupational safety, Hand tools, Preventive maintenance, Electrician license
  plumber, pipefitter
    Plumbing, Reading blueprints, Hand tools, Occupational safety, Building codes, Plumbing license
  welder, fabricator, sheet metal worker
    Welding, Metal fabrication, Reading blueprints, Occupational safety, Hand tools, Welding certification
  carpenter, joiner, cabinet maker, roofer, mason, painter
    Carpentry, Hand tools, Reading blueprints, Occupational safety, Construction, Building codes
  hvac technician, refrigeration technician
    HVAC, Preventive maintenance, Electrical installation, EPA 608 certification, Occupational safety, Customer service
  maintenance technician, maintenance mechanic, facilities technician, building engineer, maintenance worker, handyman, service technician, field technician
    Preventive maintenance, Equipment repair, Electrical installation, HVAC, PLC programming, Hand tools, Occupational safety
  auto mechanic, automotive technician, diesel mechanic, mechanic
    Automotive repair, Vehicle diagnostics, Preventive maintenance, Hand tools, Occupational safety
  construction manager, site manager, site supervisor, construction superintendent, foreman, estimator, quantity surveyor
    Construction management, Occupational safety, Reading blueprints, Budget management, Cost estimating, Project management
  mechanical engineer, design engineer, product engineer
    Mechanical engineering, CAD, SolidWorks, AutoCAD, GD&T, Finite element analysis, Root cause analysis
  electrical engineer, electronics engineer, hardware engineer, embedded engineer, firmware engineer
    Electrical engineering, Electronics, PCB design, Embedded systems, C, MATLAB, AutoCAD
  civil engineer, structural engineer
    Civil engineering, AutoCAD, Civil 3D, Structural engineering, Project management, Building codes
  manufacturing engineer, process engineer, industrial engineer, production engineer, quality engineer
    Manufacturing engineering, Lean, Six Sigma, Root cause analysis, Statistical process control, Quality control
  production operator, machine operator, cnc machinist, assembler, production worker, machinist, manufacturing technician, cnc programmer
    Machine operation, Quality control, CNC machining, Assembly, Occupational safety, Reading blueprints
  quality inspector, quality manager, quality control, quality auditor
    Quality control, Quality management systems, Root cause analysis, Statistical process control, Auditing
  architect, project architect, design architect, architectural designer, interior designer, landscape architect
    AutoCAD, Revit, BIM, SketchUp, Building codes, Interior design, Photoshop
  scientist, biomedical scientist, research scientist, laboratory scientist, clinical scientist, food scientist, environmental scientist, materials scientist, chemist, biologist, research associate, laboratory technician, lab technician, research assistant, biochemist
    Laboratory techniques, Research, Chemistry, Biology, Good laboratory practice, Data analysis, Scientific writing
  clinical research, clinical research associate, clinical trial
    Clinical research, Regulatory affairs, Clinical documentation, Good laboratory practice, Data management
  lawyer, attorney, counsel, solicitor, legal counsel, associate attorney
    Legal research, Legal writing, Contract law, Litigation, Negotiation, Bar admission
  paralegal, legal assistant, legal secretary
    Paralegal skills, Legal research, Legal writing, Court filing, E-discovery, Microsoft Office
  administrative assistant, sales support assistant, sales admin assistant, executive assistant, office manager, secretary, office administrator, personal assistant, office clerk, data entry clerk
    Office administration, Calendar management, Microsoft Office, Data entry, Filing, Travel arrangements, Communication
  operations manager, general manager, plant manager, operations supervisor, branch manager
    Operations management, Budget management, Team leadership, Process improvement, Performance management, Strategic planning
  security guard, security officer, police officer, loss prevention
    Security guarding, Customer service, First aid, Security guard license, Communication, Fire safety
  hair stylist, hairdresser, beautician, cosmetologist, barber, esthetician
    Hairdressing, Beauty therapy, Customer service, Cosmetology license, Sales
  insurance agent, claims adjuster, claims examiner, insurance broker, insurance underwriter
    Insurance, Customer service, Insurance license, Negotiation, Risk assessment, Insurance sales
  real estate agent, property manager, property consultant, leasing agent, leasing consultant
    Real estate, Negotiation, Customer service, Contract management, Real estate license
  consultant, management consultant, strategy consultant
    Management consulting, Strategic planning, Stakeholder management, PowerPoint, Excel, Data analysis
  personal trainer, fitness trainer, fitness instructor, group fitness instructor
    Sports coaching, CPR, First aid, Customer service, Communication
  event planner, event coordinator, event manager, travel agent, travel consultant, tour consultant
    Event management, Vendor management, Budget management, Communication, Travel arrangements
`;

export const roleTable: readonly (readonly [titles: string, usual: string])[] = roleLines
  .trim()
  .split(/\n {2}(?! )/)
  .map((role) => role.split(/\n {4}/) as [string, string]);
