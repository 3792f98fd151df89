import type { Currency, JobType, WorkMode } from '@waypost/contracts/constants';
import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import type { DemoCity } from './cities.ts';
import type { Level } from './field.ts';

/** A post before it is loaded: its cities and questions still have to be found by name, its owner by number. */
export type DemoJobPost = {
  import_key: string;
  field: string;
  level: Level;
  category: 'Recruitment' | 'Referral';
  title: string;
  company_name: string;
  cities: readonly DemoCity[];
  description: string;
  responsibility: string;
  minimum_qualification: string;
  preferred_qualification: string;
  job_type: JobType;
  work_mode: WorkMode;
  expected_max_ctc?: { currency: Currency; amount: number; max_amount: number };
  minimum_yrs_of_exp_needed: number;
  maximum_yrs_of_exp_needed: number;
  skills: readonly { skill: string; proficiency_level?: ProficiencyLevel }[];
  /** By their place in `questions`. */
  questions: readonly { question: number; is_required: boolean }[];
  job_post_tags: readonly string[];
  apply_link?: string;
  status: 'Open' | 'Close';
  posted_date: string;
};
