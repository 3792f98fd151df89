import type { PageLine } from './page-layout.ts';

/** Lines at the top and at the bottom of a page that may stand on every one. */
const edge = 2;
/** A page of fewer lines has nothing but its edges. */
const fewestLines = 6;

const maskOf = ({ text }: PageLine) => text.replace(/\d+/g, '#');

/** What stands at the edge of several pages, such as "Page 2", is told once: where it stands at the top of the first. */
export function withoutPageEdges(pages: readonly PageLine[][]): PageLine[][] {
  const seen = new Map<string, number>();
  for (const lines of pages) {
    for (const mask of new Set([...lines.slice(0, edge), ...lines.slice(-edge)].map(maskOf))) {
      seen.set(mask, (seen.get(mask) ?? 0) + 1);
    }
  }
  return pages.map((lines, page) =>
    lines.filter((line, at) => {
      const isTop = at < edge;
      const isAtEdge = isTop || at >= lines.length - edge;
      return lines.length < fewestLines || !isAtEdge || (page === 0 && isTop) || (seen.get(maskOf(line)) ?? 0) < 2;
    }),
  );
}
