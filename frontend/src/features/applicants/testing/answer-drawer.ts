import type { createBffDouble } from '../../../testing/bff-double.ts';

/** What the drawer of an applicant asks for first: no history, and a resume of one word. */
export function answerDrawer(bff: ReturnType<typeof createBffDouble>): void {
  bff.answer('getApplicationHistory', () => ({ history: [] }));
  bff.answer('getApplicantResume', () => ({
    downloadURL: '/api/files/x',
    filename: 'resume.docx',
    content_type: 'application/msword',
    text: 'Gardener',
  }));
}
