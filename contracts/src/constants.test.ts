import { describe, expect, test } from 'vitest';
import * as constants from './constants.ts';
import { completionWeights, experienceLevel, scorePercent, settableStatuses } from './constants.ts';
import * as profileChoices from './profile-choices.ts';

test('the limits, sizes and times are those that the product promises', () => {
  expect(constants).toMatchObject({
    pageSizes: { search: 15, posted: 15, applicants: 15, applications: 15, saved: 10, profileJobs: 5, lookup: 15 },
    pageWindow: 5,
    featuredJobs: 5,
    citiesShown: 2,
    topApplicantsDefault: 5,
    resumeExtensions: ['pdf', 'doc', 'docx'],
    limits: {
      resumeBytes: 2_097_152,
      description: 2_000,
      importedDescription: 20_000,
      name: 60,
      title: 150,
      qualification: 5_000,
      answer: 5_000,
      question: 300,
      questionOptions: { min: 2, max: 10 },
      summary: 3_000,
      url: 2_000,
      aboutMe: 500,
      aboutMeWarning: 450,
      experienceYears: 50,
      skillName: { min: 2 },
      dashboardName: 60,
      username: { min: 3, max: 30 },
      searchWindow: 10_000,
      lookupLimit: 50,
    },
    defaults: {
      jobStatus: 'Open',
      jobType: 'Full-Time',
      workMode: 'Hybrid',
      currency: 'USD',
      questionType: 'paragraph',
      proficiency: 'Intermediate',
      skillYears: 1,
      maxGpa: 10,
      applicantStatus: 'Applied',
      phoneCountry: 'India',
    },
    missing: { location: 'Remote', detail: 'Not specified', score: 'No Score' },
    payUnits: { lakh: 100_000, thousand: 1_000 },
    jobAgeDays: { month: 30, year: 365, old: 60, notice: 7 },
    autocompleteMinimum: { cities: 2, companies: 1, skills: 1, questions: 3, 'saved-jobs': 0, countries: 2 },
    delays: {
      autocomplete: 300,
      autocompleteBlur: 300,
      analysisOnEntry: 500,
      analysisOnEdit: 1_000,
      afterDashboard: 100,
      reloadAfterApply: 1_000,
      callbackFailure: 3_000,
      publishDenied: 2_000,
      copied: 2_000,
      publicJobTimeout: 10_000,
      staleTime: 300_000,
      cacheTime: 600_000,
      tooltip: 300,
      toast: 4_000,
      toastRemoval: 200,
    },
    toasts: { visible: 3, width: 356, gap: 14, swipeThreshold: 20 },
    queryRetries: 1,
    mobileBreakpoint: 768,
    customJobPost: 'custom_job_post',
    placeholderSkillIds: ['js', 'py', 'react', 'node', 'ts'],
  });
});

test('the values to choose from are those that the product knows', () => {
  expect({ ...constants, ...profileChoices }).toMatchObject({
    dashboardTypes: ['Job Seeker', 'Recruiter', 'Referrer'],
    jobTypes: ['Full-Time', 'Part-Time', 'Contract', 'Freelance', 'Internship'],
    workModes: ['Onsite', 'Remote', 'Hybrid', 'Onsite / Hybrid'],
    jobStatuses: ['Open', 'Close'],
    jobCategories: ['Recruitment', 'Referral'],
    currencies: ['USD', 'EUR', 'GBP', 'INR', 'CAD'],
    proficiencyLevels: ['Beginner', 'Intermediate', 'Advance', 'Expert'],
    questionTypes: ['paragraph', 'text', 'multiple_choice', 'yes_no'],
    genders: ['Male', 'Female', 'Other', 'Prefer not to say'],
    workExperienceTypes: ['Full-Time', 'Part-Time', 'Contract', 'Internship', 'Freelance'],
    gradeTypes: ['GPA', 'Percentage', 'Letter'],
    letterGrades: ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'F'],
    maxGpas: [4, 5, 10, 100],
    accomplishmentTypes: ['Awards', 'Achievements'],
    socialPlatforms: ['LinkedIn', 'Github', 'Instagram', 'Portfolio', 'Entity', 'Other'],
    applicantStatuses: ['Applied', 'Referred', 'Shortlisted', 'Selected', 'Not Selected', 'Withdrawn'],
    cardTypes: [
      'TOTAL_JOB_APPLICATIONS',
      'TOTAL_REFERRAL_APPLICATIONS',
      'ACTIVE_JOBS',
      'TOTAL_JOBS',
      'SELECTED_CANDIDATES',
      'REFERRED_CANDIDATES',
    ],
  });
});

test('nobody who hires may withdraw an application, and each type of dashboard has its own statuses', () => {
  expect(settableStatuses).toEqual({
    'Job Seeker': ['Applied', 'Shortlisted', 'Not Selected'],
    Referrer: ['Applied', 'Referred', 'Shortlisted', 'Not Selected'],
    Recruiter: ['Applied', 'Shortlisted', 'Selected', 'Not Selected'],
  });
});

test('a complete profile has 100 points', () => {
  expect(Object.values(completionWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(Object.keys(completionWeights)).toHaveLength(9);
});

test('a dashboard is named after its type', () => {
  expect(constants.defaultDashboardName('Job Seeker')).toBe('My Job Seeker Dashboard');
});

describe('what is derived from a number', () => {
  test.each([
    [0, 0],
    [644, 64],
    [645, 65],
    [1000, 100],
  ])('a score of %i is %i percent', (score, percent) => {
    expect(scorePercent(score)).toBe(percent);
  });

  test.each([
    [0, 'Entry-level'],
    [2, 'Entry-level'],
    [3, 'Mid-level'],
    [5, 'Mid-level'],
    [6, 'Senior-level'],
    [10, 'Senior-level'],
    [11, 'Executive'],
  ])('up to %i years is %s', (years, level) => {
    expect(experienceLevel(years)).toBe(level);
  });

  test.each([
    [0, 'Beginner'],
    [1, 'Intermediate'],
    [2, 'Advance'],
    [3, 'Expert'],
    [50, 'Expert'],
  ])('a skill wanted with up to %i years is %s', (years, level) => {
    expect(profileChoices.defaultProficiency(years)).toBe(level);
  });

  test('gauges turn at 80, 60 and 40 percent, those of applicants at 40 and 30', () => {
    const { green, yellow, orange, applicantGreen, applicantYellow, max } = constants.scoreScale;
    expect([green, yellow, orange, applicantGreen, applicantYellow, max]).toEqual([80, 60, 40, 40, 30, 1000]);
  });
});
