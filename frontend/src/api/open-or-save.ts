import { saveFile } from './save-file.ts';

type LinkedFile = { link: string; name?: string; isPdf: boolean };

/**
 * Shows a file in a new tab, or saves it where the browser opens no tab or shows no file of its kind.
 * @returns whether it was opened. @throws what `fetchLink` does; the tab is closed again.
 */
export async function openOrSave(fetchLink: () => Promise<LinkedFile>): Promise<boolean> {
  // Only the press itself may open a tab, so it opens before the link is known.
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  try {
    const { link, name, isPdf } = await fetchLink();
    if (tab !== null && isPdf) {
      tab.location.replace(link);
      return true;
    }
    tab?.close();
    saveFile(link, name);
    return false;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
