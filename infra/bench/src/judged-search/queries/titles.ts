import type { Rules } from '../judged-query.ts';

/** Titles of two and more words, outside software and data. */
export const titles: Rules = {
  'account executive': { title: 'account executive', near: 'sales|account manager|territory manager' },
  'account manager': {
    title: 'account (?:\\w+ )?manager|relationship manager',
    near: 'account executive|customer success|client',
  },
  'accounts payable': { title: 'accounts payable', near: 'accounts \\w+|accountant|accounting' },
  'administrative assistant': {
    title: '(?:admin(?:istrative)?|executive|office|team) (?:assistant|clerk|coordinator)',
    near: 'secretary|office manager|administrative',
  },
  'assistant manager': { title: 'assistant (?:\\w+ ){0,2}manager|asst (?:\\w+ )?mgr', near: 'supervisor' },
  'bank teller': { title: 'teller', near: 'bank\\w*' },
  'brand manager': { title: 'brand manage\\w+', near: 'marketing manager' },
  'care assistant': {
    title: 'care (?:assistant|worker)|caregiver|home health aide|support worker',
    near: 'nursing assistant|care (?:team|manager|coordinator|specialist)',
  },
  'case manager': {
    title: 'case manage\\w+|case officer|case worker',
    near: 'care (?:transition )?manager|social worker',
  },
  'civil engineer': {
    title: 'civil engineer',
    near: 'structural engineer|site engineer|water engineer|transport\\w* (?:engineer|planner)',
  },
  'claims adjuster': { title: 'claims? (?:\\w+ )?(?:adjuster|appraiser|specialist|analyst)|adjuster', near: 'claims?' },
  'compliance analyst': { title: 'compliance (?:analyst|officer|specialist)', near: 'compliance|risk analyst' },
  'construction project manager': {
    title: 'construction (?:project )?manager|project manager.*construction|construction.*project manager',
    near: 'project manager|site manager|construction',
  },
  'customer service representative': {
    title: 'customer (?:service|support|care)',
    near: 'call cent\\w+|contact cent\\w+',
  },
  'customer success manager': { title: 'customer success', near: 'account manager|customer experience' },
  'delivery driver': { title: 'delivery (?:driver|courier)', near: 'driver|courier' },
  'electrical engineer': {
    title: 'electrical (?:\\w+ )?engineer',
    near: 'electronics engineer|controls engineer|electrical',
  },
  'environmental engineer': { title: 'environmental engineer', near: 'environmental|water engineer|sustainability' },
  'event coordinator': {
    title: 'event (?:\\w+ ){0,2}(?:coordinator|manager|planner|assistant)',
    near: 'event|conference',
  },
  'executive assistant': {
    title: 'executive assistant|personal assistant',
    near: '(?:team|administrative) assistant|executive (?:\\w+ )?secretary',
  },
  'field sales': { title: '(?:field|outside|territory) sales|territory manager', near: 'sales|account executive' },
  'financial analyst': {
    title: 'financ(?:e|ial) (?:\\w+ ){0,2}analyst|fp a',
    near: 'analyst.*financ\\w+|finance|controll\\w+',
  },
  'forklift operator': { title: 'forklift|reach truck', near: 'warehouse' },
  'front desk': { title: 'front (?:desk|office)|receptionist' },
  'general laborer': { title: 'labou?r(?:er)?', near: 'operative|construction' },
  'graphic designer': { title: 'graphic (?:\\w+ )?designer', near: 'designer', not: 'instructional' },
  'home health aide': { title: 'home health|caregiver', near: 'care|nursing assistant' },
  'hotel receptionist': {
    title: 'hotel receptionist|(?:guest|front desk) \\w+',
    near: 'receptionist|front office|concierge',
  },
  'hr business partner': { title: 'hr business partner|people partner', near: 'hr|human resources' },
  'hr manager': {
    title: '(?:hr|human resources|people) (?:manager|director)',
    near: 'hr|human resources|people partner|payroll manager',
  },
  'internal auditor': { title: 'intern(?:al) audit\\w*', near: 'audit(?:or)?', not: 'night auditor' },
  'key account manager': { title: 'key account', near: 'account manager|account executive' },
  'laboratory technician': { title: 'lab(?:oratory)? (?:technician|assistant|analyst)', near: 'laboratory' },
  'learning and development': { title: 'learning|training|l d', near: 'trainer|instructional' },
  'legal counsel': { title: 'counsel|lawyer|attorney', near: 'legal' },
  'legal secretary': { title: 'legal (?:\\w+ )?(?:secretary|assistant)|law secretary', near: 'legal|paralegal' },
  'line cook': { title: 'line cook|cook', near: 'chef|kitchen' },
  'loan officer': { title: 'loan officer', near: 'loan|mortgage|personal banker' },
  'logistics coordinator': { title: 'logistics', near: 'supply chain|freight|transport' },
  'maintenance technician': {
    title: 'maintenance (?:\\w+ )?(?:tech\\w*|assistant|mechanic)|technician.*maintenance',
    near: 'maintenance|building technician|hvac technician',
  },
  'management accountant': { title: 'management accountant', near: 'accountant|controll\\w+' },
  'math teacher': { title: 'math\\w* teacher|head of mathematics', near: 'teacher' },
  'marketing manager': {
    title:
      'marketing (?:\\w+ )?(?:manager|director)|head of marketing|(?:growth|digital|content|performance) market\\w+',
    near: 'market\\w+|brand|social media',
  },
  'mechanical engineer': {
    title: 'mechanical (?:\\w+ )?engineer|engineering manager mechanical',
    near: 'design engineer|product development engineer|manufacturing engineer',
  },
  'medical assistant': { title: 'medical (?:\\w+ )?assistant', near: 'clinic|nursing assistant' },
  'medical receptionist': {
    title: 'medical (?:\\w+ )?(?:receptionist|secretary)|patient services coordinator',
    near: 'receptionist|clinic|practice',
  },
  'night auditor': { title: 'night auditor' },
  'nurse manager': {
    title: 'nurse manager|ward manager|charge nurse|(?:rn|nurse) supervisor',
    near: 'nurse|rn|clinic\\w* manager',
  },
  'nursery teacher': { title: 'nursery|early (?:years|childhood)|child ?care teacher|kindergarten', near: 'teacher' },
  'occupational therapist': { title: 'occupational therap\\w+', near: 'therapist' },
  'office manager': { title: 'office manager', near: 'office|practice manager' },
  'operations manager': {
    title: 'operations (?:\\w+ )?manager|manager of operations',
    near: 'operations|general manager',
  },
  'payroll specialist': { title: 'payroll', near: 'hr|accounts \\w+' },
  'physical therapist': { title: 'physical (?:\\w+ )?therapist|physiotherapist', near: 'therapist' },
  'policy officer': { title: 'polic(?:y|ies) (?:officer|advisor|analyst)|head of policy', near: 'policy|public' },
  'primary school teacher': {
    title: '(?:primary|elementary) (?:school )?teacher',
    near: 'teacher|teaching',
    not: 'secondary',
  },
  'process engineer': { title: 'process engineer', near: 'production engineer|manufacturing engineer|chemical' },
  'production manager': { title: 'production (?:manager|supervisor|lead)', near: 'production|manufacturing' },
  'program manager': { title: 'program(?:me)? (?:\\w+ )?manager', near: 'project manager|program' },
  'project coordinator': { title: 'project (?:\\w+ )?coordinator', near: 'project' },
  'project manager': {
    title: 'project (?:\\w+ ){0,2}manage(?:r|ment)|program(?:me)? manager',
    near: 'project|scrum master',
  },
  'quality engineer': { title: 'quality (?:\\w+ )?engineer', near: 'quality|qa' },
  'quantity surveyor': { title: 'quantity surveyor|estimator', near: 'surveyor' },
  'real estate': { title: 'real estate|property|leasing' },
  'registered nurse': {
    title: 'registered nurse|rn|staff nurse',
    near: 'nurse|lpn|ward manager',
    not: 'nursing assistant|nursery',
  },
  'restaurant manager': {
    title: 'restaurant (?:\\w+ )?(?:manager|supervisor)',
    near: 'restaurant|bar manager|catering manager|kitchen manager|general manager',
  },
  'sales assistant': { title: '(?:sales|shop|store|retail) (?:assistant|associate|advisor)', near: 'sales|retail' },
  'sales manager': {
    title: 'sales (?:\\w+ )?(?:manager|director|management)|head of sales|director of sales|manager.*sales',
    near: 'sales|account manager|territory manager',
  },
  'sales representative': {
    title: 'sales (?:\\w+ )?(?:rep(?:resentative)?|executive|professional|consultant)|territory',
    near: 'sales|account executive',
  },
  'school principal': {
    title: 'principal|head ?teacher|head of school',
    not: 'principal (?:\\w+ )?(?:engineer|scientist|architect|analyst|developer|software\\w*|big|data|application|sw|statistician)',
  },
  'science teacher': { title: '(?:science|chemistry|physics|biology) teacher|head of science', near: 'teacher' },
  'security guard': { title: 'guard|security officer' },
  'site manager': { title: 'site (?:\\w+ )?(?:manager|foreman)', near: 'construction|site engineer' },
  'social media manager': { title: 'social media', near: 'community manager|market\\w+|content' },
  'social worker': { title: 'social work(?:er)?', near: 'support worker|case manager|youth worker|social care' },
  'sous chef': { title: 'sous chef', near: 'chef|cook' },
  'special education teacher': { title: 'special educat\\w+|learning support|inclusion', near: 'teacher|paraeducator' },
  'speech therapist': { title: 'speech (?:\\w+ ){0,2}(?:therapist|pathologist)', near: 'therapist' },
  'store manager': {
    title: '(?:store|shop|retail) (?:\\w+ )?(?:manager|mgr|supervisor)',
    near: 'retail|department supervisor',
  },
  'supply chain manager': { title: 'supply chain', near: 'logistics|procurement|warehouse manager|planner' },
  'support worker': { title: 'support worker|care (?:assistant|worker)|youth worker', near: 'care|social' },
  'tax accountant': { title: 'tax', near: 'accountant' },
  'teaching assistant': {
    title: '(?:teaching|classroom) assistant|paraeducator',
    near: 'teacher|early years|learning support',
  },
  'travel agent': { title: 'travel', near: 'tour\\w*' },
  'truck driver': {
    title:
      'truck driver|(?:cdl|hgv|long haul|lorry|tractor trailer) (?:\\w+ ){0,3}driver|driver.*(?:truck|cdl|hgv)|long haul driver',
    near: 'driver|truck',
  },
  'urban planner': { title: 'urban planner|town planner|planning', near: 'transport planner|planner' },
  'warehouse manager': {
    title: '(?:warehouse|distribution cent(?:er|re)) (?:\\w+ )?(?:manager|leader|lead|supervisor)|supervisor warehouse',
    near: 'warehouse|logistics manager',
  },
  'warehouse worker': {
    title: 'warehouse|picker|packer|goods in',
    near: 'forklift|loader|material handler|fulfillment',
  },
};
