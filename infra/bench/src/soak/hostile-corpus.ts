import { pdfBomb, zipFile } from '@waypost/resumes/testing/resume-files';

/** Texts that readers have been slow with, each made as long as wanted. */
export const hostileTexts: readonly ((length: number) => string)[] = [
  (length) => `1${' '.repeat(length)}x`,
  (length) => `${'Go, '.repeat(length / 4)}Go skills`,
  (length) => 'A'.repeat(length),
  (length) => '('.repeat(length),
  (length) => '5 years '.repeat(length / 8),
  (length) => `${'a '.repeat(length / 2)}University`,
  (length) => 'a\u0301\u0323'.repeat(length / 3),
  (length) => '\u{1f468}\u200d'.repeat(length / 3),
];

export type HostileFile = { name: string; make(): Buffer };

const docx = (body: string): Buffer =>
  zipFile([
    {
      name: '[Content_Types].xml',
      content: Buffer.from(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    {
      name: 'word/document.xml',
      content: Buffer.from(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    },
  ]);
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Files that readers have been slow with, or ended at. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'bomb.pdf', make: () => pdfBomb(300) },
  {
    name: 'paragraphs.docx',
    make: () => docx(Array.from({ length: 160_000 }, (_, at) => paragraph(at.toString(36))).join('')),
  },
  { name: 'letters.docx', make: () => docx(paragraph('A'.repeat(40_000))) },
  { name: 'list.docx', make: () => docx(paragraph('Go, '.repeat(1_000))) },
];
