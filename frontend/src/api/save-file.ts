/** Saves what the address answers, under the name it is given there unless another is said; the page stays. */
export function saveFile(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Long enough for the browser to have begun with it. */
const keptMs = 60_000;

/** Saves a file that the page already has. */
export function saveHere(file: File): void {
  const address = URL.createObjectURL(file);
  saveFile(address, file.name);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
