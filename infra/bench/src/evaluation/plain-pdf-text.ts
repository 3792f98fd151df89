import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF in the order in which its program wrote it. */
export async function plainTextOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(pdf, { mergePages: false });
  await pdf.loadingTask.destroy();
  return text.join('\n');
}
