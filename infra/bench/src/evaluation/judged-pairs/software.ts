import type { JudgedPost } from './judged-post.ts';

export const software: readonly JudgedPost[] = [
  {
    post: {
      title: 'Senior Backend Engineer (Python)',
      description:
        'We run the booking system of two hundred ferry lines. Your team of six owns everything between the ticket counter and the harbour master.',
      responsibility:
        'Design and build web services in Python. Keep the database fast as bookings grow. Review the code of colleagues and mentor two juniors. Share the on-call duty for production.',
      minimum_qualification:
        '5+ years of professional software development, most of it in Python. Experience with Django or FastAPI. Strong PostgreSQL. Docker and automated tests are part of your day.',
      preferred_qualification: 'Kubernetes, Terraform, experience with message queues such as RabbitMQ or Kafka.',
    },
    strong: {
      headline: 'Server-side developer for transaction systems',
      work: [
        [
          'Lead Programmer',
          '2021-02',
          undefined,
          'Responsible for the order engine of a parcel company: FastAPI microservices in containers, relational data model with 400 million rows on Postgres, partitioning and query tuning. Pair programming with trainees, pull request reviews, pager rota every fifth week.',
        ],
        [
          'Software Developer',
          '2016-09',
          '2021-01',
          'Wrote a Django application for hospital rosters and its pytest suite, moved releases from manual to GitLab CI.',
        ],
      ],
      skills:
        'Python Expert 9, FastAPI Advance 4, Django Advance 5, Postgres Expert 8, Docker Advance 6, RabbitMQ Intermediate 3, K8s Intermediate 2',
      education: 'Diplom, Computer Science',
    },
    partial: {
      headline: 'Junior PHP and Python developer',
      work: [
        [
          'Web Developer',
          '2022-08',
          undefined,
          'Maintain online shops in PHP and MySQL for an agency; small import scripts in Python, first endpoints in Flask.',
        ],
      ],
      skills: 'PHP Advance 3, MySQL Intermediate 3, Python Beginner 1, Git Intermediate 3, JavaScript Intermediate 3',
      education: 'Bachelor of Science, Business Informatics',
    },
    weak: {
      headline: 'Reptile keeper and education officer',
      work: [
        [
          'Senior Keeper, Snake House',
          '2017-03',
          undefined,
          'Look after pythons, boas and lizards. Keep the climate database of the terrariums, take bookings of school tours, mentor two juniors and share the weekend duty. Designed and built the new quarantine station.',
        ],
        [
          'Ferry Deckhand',
          '2014-05',
          '2017-02',
          'Served lines in the harbour, checked tickets and loaded containers with the dockers.',
        ],
      ],
      skills: 'Animal care Expert 9, Public speaking Advance 6, First aid Intermediate 5',
      education: 'Vocational diploma, Zoo keeping',
    },
  },
  {
    post: {
      title: 'Frontend Developer',
      description:
        'A publisher of school books turns its exercises into web applications that run on the old tablets that schools have.',
      responsibility:
        'Build interactive exercises with our designers. Make them accessible for pupils who use a screen reader. Write component tests. Watch loading times on slow devices.',
      minimum_qualification:
        'Three years of experience as a frontend developer. Very good React and TypeScript. Solid HTML and CSS. Knowledge of web accessibility (WCAG).',
      preferred_qualification: 'Next.js, Storybook, basic knowledge of Node.js.',
    },
    strong: {
      headline: 'UI engineer',
      work: [
        [
          'Front-End Engineer',
          '2020-01',
          undefined,
          'Own the component library of an insurance portal: ReactJS with TS, ARIA patterns, audits with NVDA and VoiceOver, tests with Testing Library and Playwright. Cut the bundle by half for phones on 3G.',
        ],
      ],
      skills:
        'React.js Expert 6, TS Advance 5, HTML5 Expert 8, CSS3 Expert 8, WCAG Advance 4, Storybook Advance 3, NodeJS Intermediate 2',
    },
    partial: {
      headline: 'Vue developer',
      work: [
        [
          'Web Developer',
          '2023-01',
          undefined,
          'Landing pages and a customer area with Vue and plain JavaScript; styling after Figma drafts.',
        ],
      ],
      skills: 'Vue.js Advance 3, JavaScript Advance 3, HTML Advance 4, CSS Advance 4, Figma Beginner 1',
      education: 'Associate degree, Media design',
    },
    weak: {
      headline: 'Primary school teacher who likes new media',
      work: [
        [
          'Teacher',
          '2018-08',
          undefined,
          'Taught reading with school books and tablets; designed exercises and tests for pupils with special needs; react quickly when lessons change. Responsible for the accessible class room and the web page of the school.',
        ],
      ],
      skills: 'Teaching Expert 7, Lesson planning Advance 7, Special education Advance 4, Microsoft Word Advance 8',
      education: 'Bachelor of Education, Primary education',
    },
  },
  {
    post: {
      title: 'Data Engineer',
      description:
        'Our wind farms send forty thousand measurements a second. Analysts and forecasters need them clean and on time.',
      responsibility:
        'Build and run data pipelines from the turbines to the warehouse. Model data for reporting. Monitor data quality. Advise analysts on efficient queries.',
      minimum_qualification:
        "4 years of experience in data engineering. SQL and Python. Experience with Apache Spark and Airflow. A cloud data warehouse such as Snowflake, BigQuery or Redshift. Bachelor's degree in computer science or a related field.",
      preferred_qualification: 'dbt, Kafka, Terraform.',
    },
    strong: {
      headline: 'ETL and big data developer',
      work: [
        [
          'Big Data Developer',
          '2019-06',
          undefined,
          'Ingest of smart meter readings for an energy supplier: streaming with Kafka, PySpark jobs orchestrated in Airflow, star schemas in Snowflake with dbt, freshness alerts and contract tests on incoming files.',
        ],
        ['Business Intelligence Developer', '2016-04', '2019-05', 'SSIS packages and T-SQL procedures for a retailer.'],
      ],
      skills:
        'SQL Expert 9, Python Advance 6, PySpark Advance 5, Apache Airflow Advance 5, Snowflake Advance 4, dbt Advance 3',
      education: 'Bachelor of Science, Mathematics and Computing',
    },
    partial: {
      headline: 'Data analyst',
      work: [
        [
          'Reporting Analyst',
          '2021-03',
          undefined,
          'Dashboards in Power BI over SQL Server; wrote stored procedures and a few Python notebooks to clean exports.',
        ],
      ],
      skills: 'SQL Advance 4, Power BI Advance 4, Excel Expert 8, Python Beginner 1',
      education: 'Bachelor of Arts, Economics',
    },
    weak: {
      headline: 'Pipeline welder and wind turbine technician',
      work: [
        [
          'Pipefitter',
          '2015-02',
          undefined,
          'Build and run gas pipelines from the wells to the tank farm; weld, monitor pressure and quality, report measurements every hour. Warehouse of spare parts. Repaired turbines and spark plugs of generators.',
        ],
      ],
      skills:
        'Pipe welding Expert 11, Hydraulics Advance 8, Reading blueprints Advance 8, Occupational safety Advance 8',
      certificates: 'Welding certification',
    },
  },
  {
    post: {
      title: 'DevOps Engineer',
      description:
        'Forty product teams of an online pharmacy deploy several times a day. You keep the road under them smooth.',
      responsibility:
        'Run our clusters in the cloud. Automate infrastructure. Improve build and deployment pipelines. Set up monitoring and alerting, and learn from incidents without blame.',
      minimum_qualification:
        'At least 3 years of experience in DevOps or site reliability. AWS, Kubernetes, Terraform and Linux are required. Scripting in Bash or Python. Experience with CI/CD.',
      preferred_qualification: 'Prometheus and Grafana, AWS certification, knowledge of security hardening.',
    },
    strong: {
      headline: 'Site reliability engineer',
      work: [
        [
          'Platform Engineer',
          '2020-10',
          undefined,
          'Operate EKS for thirty squads of a bank; infrastructure as code with Terraform modules; Jenkins and Argo CD; SLOs in Prometheus, postmortems; Debian hardening and shell scripts.',
        ],
        ['Linux Administrator', '2016-05', '2020-09', 'Ran 300 Red Hat servers, backups and Ansible roles.'],
      ],
      skills:
        'Amazon Web Services Expert 6, k8s Expert 5, Terraform Advance 5, Linux Expert 9, Bash Advance 9, Jenkins Advance 5, Prometheus Advance 4',
      certificates: 'AWS Certified Solutions Architect',
    },
    partial: {
      headline: 'System administrator',
      work: [
        [
          'IT Systems Administrator',
          '2018-01',
          undefined,
          'Windows Server and Active Directory for 400 users, VMware hosts, some Ubuntu machines, PowerShell and a few Bash scripts; first tests with Docker and Azure.',
        ],
      ],
      skills:
        'Windows Server Expert 8, Active Directory Advance 8, Linux Intermediate 3, Docker Beginner 1, Azure Beginner 1, PowerShell Advance 5',
    },
    weak: {
      headline: 'Pharmacy delivery driver and road worker',
      work: [
        [
          'Delivery Driver',
          '2019-04',
          undefined,
          'Deliver for an online pharmacy several times a day and keep to the road plan. Monitored cold boxes, reported incidents, trained three new drivers.',
        ],
        [
          'Road Builder',
          '2013-03',
          '2019-03',
          'Kept roads smooth: infrastructure teams, machine operation, security of the site, cloud of dust included.',
        ],
      ],
      skills:
        'Truck driving Expert 11, Route planning Advance 5, Machine operation Intermediate 5, Customer service Intermediate 5',
    },
  },
];
