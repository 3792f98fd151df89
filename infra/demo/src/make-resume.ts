import type { SeekerProfile } from './make-seekers.ts';
import { resumeContent } from './resume-content.ts';
import { resumeDocx } from './resume-docx.ts';
import { pdfLayouts, resumePdf } from './resume-pdf.ts';

export type ResumeFile = { name: string; type: string; bytes: Uint8Array };

/** The fonts that every PDF reader has know Western European letters only. */
const beyondPdfFonts = /[^\u0020-\u00ff–’“”•…]/;

/** Renders the profile as a resume: mostly PDF, in turn in three layouts, every seventh as DOCX. */
export async function makeResume(profile: SeekerProfile, index: number): Promise<ResumeFile> {
  const content = resumeContent(profile);
  const name = `${profile.person.first_name}-${profile.person.last_name}-resume`.replaceAll(/\s+/g, '-');
  if (index % 7 === 6 || beyondPdfFonts.test(JSON.stringify(content))) {
    return {
      name: `${name}.docx`,
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bytes: await resumeDocx(content),
    };
  }
  const layout = pdfLayouts[index % pdfLayouts.length] ?? 'classic';
  return { name: `${name}.pdf`, type: 'application/pdf', bytes: await resumePdf(content, layout) };
}
