/** Files that are there, or on their way. */
const asked = new Map<string, Promise<void>>();

async function keepScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`No script at ${href}`);
  // From now on the browser has it.
  await answer.arrayBuffer();
}

async function addStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  const coming = new Promise((onload, onerror) => Object.assign(link, { onload, onerror }));
  document.head.append(link);
  try {
    await coming;
  } catch {
    link.remove();
    throw new Error(`No styles at ${href}`);
  }
}

async function ask(file: string): Promise<void> {
  const href = `/${file}`;
  const hasComeWithPage = document.querySelector(`[href="${href}"], [src="${href}"]`) !== null;
  if (!hasComeWithPage) await (file.endsWith('.css') ? addStyles : keepScript)(href);
}

function bring(file: string): Promise<void> {
  const coming = asked.get(file) ?? ask(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

/**
 * Loads a module once all that it consists of is there, its styles too. A browser asks once for a module, whatever becomes of it, so that
 * one which could not be had for a moment would be lost for as long as the page stays. In the build, `import()` is this.
 */
export async function loadWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(bring));
  return load();
}
