import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { unsubscribeUrl } from '@waypost/contracts/mail';
import { pages, pathTo } from '@waypost/contracts/paths';
import { apiPath } from '@waypost/contracts/routes';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { User } from '../user.ts';
import type { Digest } from './digest.ts';
import { html } from './html.ts';
import type { Letter } from './mailer.ts';

/** How many posts a letter names; the others are counted. */
const mostNamed = 20;

/** What a letter says of a post, of which there may be hundreds. */
export type FoundPost = Pick<JobPost, '_id' | 'title' | 'posted_date'> & { facts: string };

export const foundPost = (post: JobPost): FoundPost => ({
  _id: post._id,
  title: post.title,
  posted_date: post.posted_date,
  facts: factsOf(post),
});

export type DigestParts = {
  digest: Stored<Digest>;
  user: User;
  search: SavedSearch;
  /** What is kept of what was found and is still open, the latest first; none where more was found than is kept. */
  posts: readonly FoundPost[];
  publicUrl: string;
  token: string;
};

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const rhythm = { daily: 'every day', weekly: 'every week' } as const;

function factsOf({ company_name, custom_company, location, job_type, work_mode }: JobPost): string {
  return [company_name ?? custom_company?.name, location, job_type, work_mode].filter(Boolean).join(' · ');
}

function feedOf(publicUrl: string, { query }: SavedSearch): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, sort: 'newest' })) if (value) asked.set(name, value);
  return `${publicUrl}${pages.feed}?${asked.toString()}`;
}

/** What a saved search found, as a letter with a text and an HTML part that say the same. */
export function digestLetter({ digest, user, search, posts, publicUrl, token }: DigestParts): Letter {
  const { alert, due_at, job_post_ids, has_more } = digest.value;
  const kept = job_post_ids.length;
  /** Nobody knows how many of the posts that the digest did not keep are still open. */
  const or = has_more ? ' or more' : '';
  const named = posts.slice(0, mostNamed).map((post) => ({
    title: post.title,
    facts: post.facts,
    link: `${publicUrl}${pathTo('publicJob', { jobId: post._id })}`,
  }));
  const unsubscribeAt = `${publicUrl}${apiPath(unsubscribeUrl)}?token=${token}`;
  const all = feedOf(publicUrl, search);
  const open = posts.length === 1 && !has_more ? '1 new job' : `${posts.length}${or} new jobs`;
  const count = posts.length > 0 ? open : `more than ${kept} new jobs`;
  const subject = `${count.charAt(0).toUpperCase()}${count.slice(1)} for “${search.name}”`;
  const greeting = user.first_name === '' ? 'Hello,' : `Hello ${user.first_name},`;
  const found = `your saved search “${search.name}” found ${count} by ${day.format(new Date(due_at))}.`;
  const others = posts.length - named.length;
  const unnamed = others > 0 ? `And ${others}${or || ' more'}.` : '';
  const more = posts.length > 0 ? unnamed : `${kept} of them are closed by now; others may be open.`;
  const why = `You get this e-mail ${rhythm[alert]} when this search has found something, because you asked for it.`;
  const manage = `${publicUrl}${pages.savedSearches}`;

  const text = [
    greeting,
    '',
    found,
    '',
    ...named.flatMap(({ title, facts, link }) => [title, facts, link, '']),
    ...(more ? [more, ''] : []),
    `See all: ${all}`,
    '',
    '-- ',
    why,
    `Change how you are told: ${manage}`,
    `Stop these e-mails: ${unsubscribeAt}`,
    '',
  ].join('\n');

  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
        <div style="max-width:560px;margin:0 auto">
          <p>${greeting}</p>
          <p>${found}</p>
          <ul style="list-style:none;margin:24px 0;padding:0">
            ${named.map(
              ({ title, facts, link }) =>
                html`<li style="margin:0 0 16px;overflow-wrap:anywhere">
                  <a href="${link}" style="font-weight:600">${title}</a><br />${facts}
                </li> `,
            )}
          </ul>
          <p>${more} <a href="${all}">See all</a></p>
          <hr style="border:0;border-top:1px solid #8888;margin:24px 0" />
          <p style="font-size:14px">
            ${why}<br /><a href="${manage}">Change how you are told</a> ·
            <a href="${unsubscribeAt}">Stop these e-mails</a>
          </p>
        </div>
      </body>
    </html> `;

  return {
    to: { name: `${user.first_name} ${user.last_name}`.trim(), address: user.email },
    subject,
    text,
    html: markup,
    messageId: `${digest.id}@${new URL(publicUrl).hostname}`,
    unsubscribeAt,
  };
}
