import type { AppliedPost } from '@waypost/contracts/entities/application';
import { useState } from 'react';
import { titleOf } from '../../entities/job-post/listed-post.ts';
import { isolated } from '../../format/quoted.ts';

type Posts = readonly AppliedPost[] | undefined;

function changesBetween(before: Posts = [], now: Posts = []): string {
  const known = new Map(before.map(({ _id, status }) => [_id, status]));
  return now
    .filter(({ _id, status }) => known.has(_id) && known.get(_id) !== status)
    .map(({ job_post, status }) => `${isolated(titleOf(job_post))}: ${status}`)
    .join('. ');
}

/** Says which statuses changed while the list was shown, for people who cannot see them change. */
export function useStatusNews(posts: Posts): string {
  const [shown, setShown] = useState(posts);
  const [news, setNews] = useState('');
  if (posts !== shown) {
    setShown(posts);
    setNews(changesBetween(shown, posts) || news);
  }
  return news;
}
