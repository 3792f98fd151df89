import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SeekerProfile } from './make-seekers.ts';
import { resumeContent } from './resume-content.ts';

export type ResumeFile = { name: string; type: string; bytes: Uint8Array };

/** Loaded where a resume is made: they are large, and most starts make none. */
const docx = () => import('./resume-docx.ts');
const pdf = () => import('./resume-pdf.ts');

/** Loads them while nothing else is done: each takes a turn of the event loop for some forty milliseconds. */
export async function loadResumeMakers(): Promise<void> {
  for (const load of [pdf, docx]) {
    await nextTurn();
    await load();
  }
}

/** The fonts that every PDF reader has know Western European letters only. */
const beyondPdfFonts = /[^\u0020-\u00ff–’“”•…]/;

/** Renders the profile as a resume: mostly PDF, in turn in three layouts, every seventh as DOCX. */
export function makeResume(profile: SeekerProfile, index: number): Promise<ResumeFile> {
  const made = turns.then(() => makeInTurn(profile, index));
  turns = made.catch(() => undefined);
  return made;
}

/** One in a turn of the event loop: each takes it some ten milliseconds. */
let turns: Promise<unknown> = Promise.resolve();

async function makeInTurn(profile: SeekerProfile, index: number): Promise<ResumeFile> {
  await nextTurn();
  const content = resumeContent(profile);
  const name = `${profile.person.first_name}-${profile.person.last_name}-resume`.replaceAll(/\s+/g, '-');
  if (index % 7 === 6 || beyondPdfFonts.test(JSON.stringify(content))) {
    const { resumeDocx } = await docx();
    await nextTurn();
    return {
      name: `${name}.docx`,
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bytes: await resumeDocx(content),
    };
  }
  const { pdfLayouts, resumePdf } = await pdf();
  await nextTurn();
  const layout = pdfLayouts[index % pdfLayouts.length] ?? 'classic';
  return { name: `${name}.pdf`, type: 'application/pdf', bytes: await resumePdf(content, layout) };
}
