import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { ResumeContent } from './resume-content.ts';

export async function resumeDocx(content: ResumeContent): Promise<Uint8Array> {
  const heading = (text: string) =>
    new Paragraph({ text, heading: HeadingLevel.HEADING_1, spacing: { before: 240, after: 80 } });
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
  const entry = (title: string, where: string, when: string) =>
    new Paragraph({
      spacing: { before: 120 },
      children: [
        new TextRun({ text: title, bold: true }),
        new TextRun({ text: `, ${where}` }),
        new TextRun({ text: `\t${when}`, color: '5A626C' }),
      ],
    });
  const document = new Document({
    title: `Resume of ${content.name}`,
    creator: content.name,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 21 } },
        heading1: { run: { size: 25, bold: true, color: '0B6163' } },
      },
    },
    sections: [
      {
        children: [
          new Paragraph({ children: [new TextRun({ text: content.name, bold: true, size: 40 })] }),
          new Paragraph({ text: content.headline }),
          new Paragraph({ text: content.contact.join(' | ') }),
          heading('Profile'),
          new Paragraph({ text: content.summary }),
          heading('Professional experience'),
          ...content.work.flatMap((job) => [entry(job.title, job.where, job.when), ...job.lines.map(bullet)]),
          heading('Education'),
          ...content.education.map((item) => entry(item.title, item.where, item.when)),
          heading('Skills'),
          new Paragraph({ text: content.skills.join(', ') }),
          ...content.more.flatMap(({ heading: title, lines }) => [heading(title), ...lines.map(bullet)]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
