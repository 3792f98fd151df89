const signs: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** A block of data that no browser runs. Nothing in it can end it. https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replace(/[<>&]/g, (sign) => signs[sign] ?? sign);
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}
