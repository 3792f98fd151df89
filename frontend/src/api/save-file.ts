/** Saves what the address answers, under the name it is given there unless another is said; the page stays. */
export function saveFile(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
