import escapeHtml from 'escape-html';
import { dataBlock } from './data-block.ts';

/** What stands in the head of a page, for who reads no further: search engines, and whoever previews a link. */
export type PageHead = {
  /** The title of the document. */
  title: string;
  /** The title in previews of links to it, where that is another. */
  linkTitle?: string;
  description: string;
  /** The address under which search engines are to know it. */
  canonical?: string;
  /** Whether it may be found by searching. */
  isListed: boolean;
  type: 'website' | 'article' | 'profile';
  /** Open Graph's own words of such a type, such as `profile:username`. */
  properties?: Readonly<Record<string, string>>;
  /** The address of a picture. */
  image?: string | undefined;
  /** https://schema.org, as JSON-LD. */
  data?: object | undefined;
  /** The Atom feed of the same search. */
  feed?: { title: string; url: string };
};

const site = 'Waypost';
const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

export function headOf({ title, linkTitle = title, description, canonical, isListed, type, ...more }: PageHead) {
  const { properties = {}, image, data, feed } = more;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(isListed ? [] : [meta('robots', 'noindex')]),
    ...(canonical === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, property('og:url', canonical)]),
    ...(feed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}">`,
        ]),
    property('og:site_name', site),
    property('og:type', type),
    property('og:title', linkTitle),
    property('og:description', description),
    ...Object.entries(properties).map(([name, content]) => property(name, content)),
    ...(image === undefined ? [] : [property('og:image', image), meta('twitter:image', image)]),
    meta('twitter:card', 'summary'),
    meta('twitter:title', linkTitle),
    meta('twitter:description', description),
    ...(data === undefined ? [] : [dataBlock('application/ld+json', data)]),
  ].join('\n    ');
}
