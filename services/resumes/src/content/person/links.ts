import type { ResumeContent } from '@waypost/contracts/entities/resume-content';

const platforms = [
  [/(?:^|[/.])linkedin\.com\//i, 'LinkedIn'],
  [/(?:^|[/.])github\.com\//i, 'Github'],
  [/(?:^|[/.])instagram\.com\//i, 'Instagram'],
] as const;

export function linksOf(links: readonly string[], head: string): ResumeContent['social_links'] {
  return links.flatMap((written) => {
    const found = platforms.find(([pattern]) => pattern.test(written));
    // Somebody's own page stands beside their name; other addresses are of companies and projects.
    if (!found && !head.includes(written)) return [];
    const link = /^https?:/i.test(written) ? written : `https://${written}`;
    return [{ link_type: found?.[1] ?? 'Portfolio', link: link.replace(/[.,]$/, '') }];
  });
}
