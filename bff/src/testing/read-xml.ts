/** What these tests need of a document; jsdom brings it along. */
export type XmlElement = {
  localName: string;
  namespaceURI: string | null;
  textContent: string;
  children: Iterable<XmlElement>;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): ArrayLike<XmlElement> & Iterable<XmlElement>;
};
type Parser = { parseFromString(text: string, type: 'application/xml'): { documentElement: XmlElement } };

/** Reads XML as strictly as the standard wants it; for tests with `@vitest-environment jsdom`. @throws where it is not well-formed */
export function readXml(text: string): XmlElement {
  const { DOMParser } = globalThis as unknown as { DOMParser: new () => Parser };
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  const [error] = root.localName === 'parsererror' ? [root] : [...root.getElementsByTagName('parsererror')];
  if (error) throw new Error(`Not well-formed: ${error.textContent}`);
  return root;
}

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  [...element.children].find(({ localName }) => localName === name);
export const textsOf = (element: XmlElement, name: string): string[] =>
  [...element.children].filter(({ localName }) => localName === name).map(({ textContent }) => textContent);
