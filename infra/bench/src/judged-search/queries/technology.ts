import type { Rules } from '../judged-query.ts';
import { otherEngineers } from './other-engineers.ts';

/** Titles of software, data and the product around them. */
export const technologyTitles: Rules = {
  'android developer': { title: 'android|mobile (?:\\w+ ){0,2}(?:developer|engineer)', near: 'mobile|flutter' },
  'application security engineer': { title: '(?:application )?security (?:\\w+ )?engineer', near: 'security' },
  'backend developer': {
    title: 'back ?end|server side',
    near: 'software (?:\\w+ )?(?:engineer|developer)|programmer|full ?stack|java(?!script)|python|\\.net|platform',
    not: 'front ?end|business development',
  },
  'big data engineer': { title: 'big data|hadoop|spark', near: 'data (?:\\w+ )?(?:engineer|architect)' },
  'business analyst': {
    title: 'business (?:\\w+ )?(?:analyst|analysis|intelligence analyst)|ba',
    near: '(?:systems?|functional|process|product) analyst',
  },
  'business intelligence developer': {
    title: '(?:business intelligence|bi) (?:\\w+ )?(?:developer|analyst|engineer|development)',
    near: 'bi|business intelligence|etl|analytics',
  },
  'cloud engineer': { title: 'cloud', near: 'devops|platform engineer|sre|site reliability' },
  'data analyst': {
    title: 'data (?:\\w+ )?(?:analyst|analytics|analysis)|analyst.*data',
    near: '(?:business|bi|intelligence|reporting|insights?|research|statistical|marketing|product|digital) analyst|analytics|data scientist',
  },
  'data architect': { title: 'data (?:\\w+ )?architect', near: 'data engineer|architect' },
  'data engineer': {
    title: '(?:data|analytics) (?:\\w+ ){0,3}engineer|engineer.*data|etl developer',
    near: 'data (?:architect|platform|warehouse)|etl|big data',
  },
  'data entry': { title: 'data entry|clerk' },
  'data scientist': {
    title: 'data (?:\\w+ )?scien(?:tist|ce)|(?:decision|applied) scientist',
    near: 'scientist|machine learning|statistic\\w+|ai',
  },
  'database administrator': {
    title:
      'dba|database (?:\\w+ )?(?:administrator|admin|engineer)|(?:postgresql|mysql|oracle|sql server) administrator',
    near: 'database|sql',
  },
  'desktop support': {
    title: 'desktop support|(?:it|technical|tech) support|help ?desk|service desk',
    near: 'support',
    not: 'support worker|learning support',
  },
  'devops engineer': {
    title: 'dev ?ops|site reliability|sre|platform engineer',
    near: 'cloud|infrastructure|operations engineer',
  },
  'embedded engineer': { title: 'embedded|firmware', near: 'electronics engineer' },
  'engineering manager': {
    title: 'engineering manager|manager (?:of )?(?:\\w+ )?engineering|director of engineering',
    near: 'head of .*engineering|(?:tech\\w*|engineering) lead|lead engineer|engineering',
  },
  'etl developer': { title: 'etl|data engineer', near: 'data (?:warehouse|architect)|informatica' },
  'frontend developer': {
    title: 'front ?end|ui (?:\\w+ )?(?:developer|engineer)|react|web developer',
    near: 'javascript|full ?stack|angular',
    not: 'back ?end|business development',
  },
  'full stack developer': {
    title: 'full ?stack',
    near: 'developer|software engineer|front ?end|back ?end',
    not: 'business development',
  },
  'help desk': {
    title: 'help ?desk|service desk|(?:it|desktop|technical|tech) support',
    near: 'support',
    not: 'support worker|learning support',
  },
  'information security analyst': {
    title: '(?:information |it |cyber )?(?:security|infosec|soc) (?:\\w+ )?(?:analyst|manager|engineer)',
    near: 'security|infosec',
  },
  'ios developer': { title: 'ios|mobile (?:\\w+ ){0,2}(?:developer|engineer)', near: 'mobile|flutter' },
  'it support': {
    title: '(?:it|desktop|technical|tech) (?:\\w+ )?support|help ?desk|service desk',
    near: 'support',
    not: 'support worker|learning support',
  },
  'java developer': {
    title: 'java(?!script)',
    near: 'back ?end|software (?:\\w+ )?(?:engineer|developer)|full ?stack',
    not: 'business development',
  },
  'machine learning engineer': {
    title: '(?:machine learning|ml|mlops|nlp|ai) (?:\\w+ )?(?:engineer|lead|scientist)|machine learning',
    near: 'data scientist|applied scientist',
  },
  'mobile developer': { title: 'mobile|ios|android|flutter' },
  'motion designer': { title: 'motion', near: 'designer|video' },
  'network engineer': {
    title: 'network (?:\\w+ )?(?:engineer|admin\\w*|architect)|engineer.*network',
    near: 'network|system\\w* engineer',
  },
  'platform engineer': { title: 'platform|site reliability|sre|infrastructure engineer', near: 'devops|cloud' },
  'product analyst': { title: 'product (?:\\w+ )?analyst', near: '(?:business|data|bi|reporting) analyst' },
  'product designer': {
    title: 'product designer|(?:ux|ui|interaction) designer',
    near: 'designer|design',
    not: 'instructional|graphic|design engineer',
  },
  'product manager': {
    title: 'product (?:\\w+ )?manager',
    near: 'product owner|head of product|product (?:marketing|development|lead)',
    not: 'production',
  },
  'product owner': { title: 'product owner', near: 'product manager' },
  'python developer': {
    title: 'python',
    near: 'back ?end|software|developer|data|machine learning',
    not: 'business development',
  },
  'qa engineer': {
    title:
      '(?:qa|quality assurance|test|testing|sdet) ?(?:\\w+ )?(?:engineer|tester|analyst|lead|specialist)?|software engineer in test|automation engineer',
    near: 'quality',
  },
  'react developer': {
    title: 'react|front ?end',
    near: 'ui|javascript|web|full ?stack|angular',
    not: 'back ?end|business development',
  },
  'research scientist': { title: '(?:research|applied) (?:\\w+ )?scientist', near: 'scientist|research' },
  'sales engineer': { title: 'sales engineer|solutions? engineer', near: 'sales' },
  'scrum master': { title: 'scrum master|agile coach', near: 'agile|product owner|project manager' },
  'security engineer': { title: 'security (?:\\w+ ){0,2}engineer|security lead', near: 'security' },
  'site reliability engineer': {
    title: 'site reliability|sre|platform engineer|dev ?ops',
    near: 'cloud|infrastructure|platform',
  },
  'soc analyst': { title: '(?:soc|security (?:\\w+ )?) ?analyst', near: 'security' },
  'software architect': {
    title:
      '(?:software|application|solutions?|java|technical|system\\w*|cloud|enterprise|domain|data) (?:\\w+ )?architect',
    near: '(?:tech\\w*|software) lead|principal (?:\\w+ )?engineer',
  },
  'software engineer': {
    title:
      'software (?:\\w+ ){0,3}(?:engineer|developer|engineering)|(?:back ?end|front ?end|mobile|ios|android|java|web|react|full ?stack|application) (?:developer|engineer)',
    near: 'developer|programmer|software|(?:dev ?ops|data|machine learning|security|cloud|platform|embedded|qa|test\\w*|reliability) engineer',
    not: otherEngineers,
  },
  'solutions architect': {
    title: 'solutions? architect',
    near: '(?:software|system\\w*|cloud|data|enterprise|technical|application|java|information|solutions?) (?:\\w+ )?architect',
  },
  'system administrator': {
    title: 'system\\w* (?:\\w+ )?admin\\w*|sys ?admin|(?:windows|linux|network) admin\\w*',
    near: 'admin\\w*|system\\w* (?:engineer|analyst)',
  },
  'technical recruiter': {
    title: '(?:technical|it) recruiter|recruit\\w+.*(?:tech|cyber)',
    near: 'recruit\\w+|talent|sourc\\w+',
  },
  'technical support': {
    title: '(?:technical|tech|it|desktop) support|support (?:engineer|technician|specialist)|help ?desk',
    near: 'support',
    not: 'support worker|learning support',
  },
  'technical writer': { title: 'technical writer', near: 'writer|documentation' },
  'test automation engineer': {
    title: '(?:test|qa) automation|automat(?:ion|ed) (?:test\\w*|engineer|qa)|sdet|in test',
    near: 'qa|test\\w*|quality',
  },
  'ui designer': {
    title: '(?:ui|ux|product|interaction|web) (?:\\w+ )?design\\w*',
    near: 'designer|ui',
    not: 'instructional|design engineer',
  },
  'ux designer': {
    title: '(?:ux|ui|product|interaction) (?:\\w+ )?design\\w*',
    near: 'designer|ux|user experience',
    not: 'instructional|design engineer',
  },
  'web developer': {
    title: 'web|front ?end|react|javascript',
    near: 'full ?stack|software (?:\\w+ )?developer|php|asp|\\.net',
    not: 'business development',
  },
};
