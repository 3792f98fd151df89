import type { SectionKind } from '@waypost/resumes/reading/section-headings';

/** What a person counted who looked at the drawn pages of an invented resume; no word of it. */
export type JudgedResume = {
  positions: number;
  studies: number;
  /** Of pages with two columns: kinds of the headings in the order in which a person reads them. */
  order?: readonly SectionKind[];
};

/** By file name. Volunteering, clubs and research for a degree are no positions unless they stand under a heading of experience. */
export const judgedResumes: Readonly<Record<string, JudgedResume>> = {
  'awesome-cv-resume.pdf': { positions: 8, studies: 1 },
  'bulleted-labelled-single-column-skills.pdf': { positions: 2, studies: 1 },
  'chromium-qualified-experience-headers.pdf': { positions: 3, studies: 1 },
  'compound-certifications-activities-tail.pdf': { positions: 1, studies: 2 },
  'deedy-resume-openfonts.pdf': {
    positions: 6,
    studies: 3,
    order: ['education', 'other', 'other', 'skills', 'experience', 'experience', 'accomplishments', 'publications'],
  },
  'education-hintless-institution-lead.pdf': { positions: 1, studies: 3 },
  'education-lone-year-flush-right.pdf': { positions: 1, studies: 4 },
  'google-docs-skia-proxy-achievements-oneline.pdf': { positions: 2, studies: 1 },
  'google-docs-skia-proxy-certifications.pdf': { positions: 1, studies: 1 },
  'google-docs-skia-proxy-coursework-dup.pdf': { positions: 1, studies: 1 },
  'google-docs-skia-proxy-minimal.pdf': { positions: 2, studies: 1 },
  'google-docs-skia-proxy-nonstandard-headers.pdf': { positions: 1, studies: 1 },
  'google-docs-skia-proxy-role-first-experience.pdf': { positions: 2, studies: 1 },
  'google-docs-skia-proxy-two-column.pdf': {
    positions: 3,
    studies: 1,
    order: ['other', 'skills', 'education', 'accomplishments', 'experience', 'projects'],
  },
  'headerless-experience.pdf': { positions: 3, studies: 1 },
  'label-rail-inline-headers.pdf': { positions: 2, studies: 1, order: ['experience', 'skills', 'education'] },
  'mid-dot-header.pdf': { positions: 3, studies: 1 },
  'multi-degree-coursework.pdf': { positions: 4, studies: 2 },
  'openresume-laverne-word-quartz.pdf': { positions: 0, studies: 1 },
  'openresume-react-pdf.pdf': { positions: 3, studies: 1 },
  'qualified-experience-relevant-coursework.pdf': { positions: 3, studies: 2 },
  'single-column-endash-title-company.pdf': { positions: 2, studies: 1 },
  'single-column-projects-prose-body.pdf': { positions: 1, studies: 0 },
  'single-column-year-only-roundtrip.pdf': { positions: 3, studies: 1 },
  'student-projects-activities-singlecol.pdf': { positions: 2, studies: 3 },
  'synthetic-degreeless-two-programs.pdf': { positions: 2, studies: 2 },
  'title-team-next-line-employer.pdf': { positions: 3, studies: 1 },
  'two-column-achievements-sidebar.pdf': {
    positions: 4,
    studies: 0,
    order: ['summary', 'experience', 'skills', 'skills', 'accomplishments'],
  },
  'weasyprint-cairo-classic.pdf': { positions: 3, studies: 1 },
  'weasyprint-cairo-nonstandard-headers.pdf': { positions: 1, studies: 1 },
};
