/** Less than 50 characters a page count as no text. */
const filling = 'Papers and names of former employers come with the first talk.';

/** A small but whole PDF with these lines of text (PDF 1.4, one page, Helvetica). */
export function resumePdf(lines: readonly string[]): Buffer {
  const isShort = lines.join(' ').length < filling.length;
  const escaped = (isShort ? [...lines, filling] : lines).map((line) => line.replaceAll(/[\\()]/g, String.raw`\$&`));
  const content = `BT /F1 12 Tf 14 TL 60 780 Td ${escaped.map((line) => `(${line}) '`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end, 'latin1');
}
