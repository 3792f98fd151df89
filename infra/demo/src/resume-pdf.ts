import { buffer } from 'node:stream/consumers';
// oxlint-disable-next-line import/no-named-as-default -- its types have no named export
import PDFDocument from 'pdfkit';
import type { ResumeContent } from './resume-content.ts';

export const pdfLayouts = ['classic', 'sidebar', 'ruled'] as const;
export type PdfLayout = (typeof pdfLayouts)[number];
type Pdf = InstanceType<typeof PDFDocument>;
type Column = { x: number; width: number };

const ink = '#1c2126';
const soft = '#5a626c';
const accents: Record<PdfLayout, string> = { classic: ink, sidebar: '#0b6163', ruled: '#7a3b1d' };

export async function resumePdf(content: ResumeContent, layout: PdfLayout): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 50,
    info: { Title: `Resume of ${content.name}`, Author: content.name },
  });
  layouts[layout](pdf, content);
  pdf.end();
  return buffer(pdf);
}

const layouts: Record<PdfLayout, (pdf: Pdf, content: ResumeContent) => void> = {
  classic(pdf, content) {
    const page = { x: 50, width: 495 };
    pdf
      .font('Times-Bold')
      .fontSize(22)
      .fillColor(ink)
      .text(content.name, page.x, 50, { width: page.width, align: 'center' });
    pdf.font('Times-Roman').fontSize(11).fillColor(soft).text(content.headline, { align: 'center' });
    pdf.text(content.contact.join('  |  '), { align: 'center' }).moveDown();
    const set = setter(pdf, { bold: 'Times-Bold', regular: 'Times-Roman', accent: accents.classic }, page);
    set.heading('Profile');
    set.paragraph(content.summary);
    body(set, content);
    set.heading('Skills');
    set.paragraph(content.skills.join(', '));
    more(set, content);
  },

  sidebar(pdf, content) {
    const side = { x: 40, width: 150 };
    const main = { x: 215, width: 340 };
    const fonts = { bold: 'Helvetica-Bold', regular: 'Helvetica', accent: accents.sidebar };
    pdf.rect(0, 0, 203, pdf.page.height).fill('#eef4f3');
    const left = setter(pdf, fonts, side);
    pdf
      .font('Helvetica-Bold')
      .fontSize(20)
      .fillColor(accents.sidebar)
      .text(content.name, side.x, 50, { width: side.width });
    left.heading('Contact');
    for (const line of content.contact) left.paragraph(line);
    left.heading('Skills');
    for (const skill of content.skills) left.paragraph(skill);
    left.heading('Education');
    for (const item of content.education) left.entry(item.title, item.where, item.when, []);
    const right = setter(pdf, fonts, main);
    pdf.font('Helvetica').fontSize(13).fillColor(soft).text(content.headline, main.x, 54, { width: main.width });
    right.paragraph(content.summary);
    right.heading('Experience');
    for (const job of content.work) right.entry(job.title, job.where, job.when, job.lines);
    more(right, content);
  },

  ruled(pdf, content) {
    const page = { x: 50, width: 495 };
    pdf.font('Helvetica-Bold').fontSize(24).fillColor(accents.ruled).text(content.name, page.x, 48);
    pdf.font('Helvetica').fontSize(10).fillColor(soft).text(content.contact.join(' · '), { width: page.width });
    const set = setter(pdf, { bold: 'Helvetica-Bold', regular: 'Helvetica', accent: accents.ruled, ruled: true }, page);
    set.heading('Summary');
    set.paragraph(`${content.headline}. ${content.summary}`);
    set.heading('Technical and professional skills');
    set.paragraph(content.skills.join(' · '));
    body(set, content);
    more(set, content);
  },
};

function body(set: ReturnType<typeof setter>, content: ResumeContent): void {
  set.heading('Work experience');
  for (const job of content.work) set.entry(job.title, job.where, job.when, job.lines);
  set.heading('Education');
  for (const item of content.education) set.entry(item.title, item.where, item.when, []);
}

function more(set: ReturnType<typeof setter>, content: ResumeContent): void {
  for (const { heading, lines } of content.more) {
    set.heading(heading);
    for (const line of lines) set.bullet(line);
  }
}

function setter(pdf: Pdf, look: { bold: string; regular: string; accent: string; ruled?: boolean }, column: Column) {
  const { x, width } = column;
  const write = (text: string, font: string, size: number, color: string) =>
    pdf.font(font).fontSize(size).fillColor(color).text(text, x, pdf.y, { width, lineGap: 1.5 });
  return {
    heading(text: string) {
      pdf.moveDown(0.7);
      write(text, look.bold, 12, look.accent);
      if (look.ruled)
        pdf
          .moveTo(x, pdf.y)
          .lineTo(x + width, pdf.y)
          .lineWidth(0.6)
          .strokeColor(look.accent)
          .stroke();
      pdf.moveDown(0.25);
    },
    paragraph: (text: string) => write(text, look.regular, 10, ink),
    bullet: (text: string) => write(`• ${text}`, look.regular, 10, ink),
    entry(title: string, where: string, when: string, lines: readonly string[]) {
      write(title, look.bold, 10.5, ink);
      write(`${where} (${when})`, look.regular, 9.5, soft);
      for (const line of lines) write(`• ${line}`, look.regular, 10, ink);
      pdf.moveDown(0.4);
    },
  };
}
