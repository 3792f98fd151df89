import { finance } from './finance.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import type { JudgedPost } from './judged-post.ts';
import { software } from './software.ts';
import { trades } from './trades.ts';

/** Of five fields of work. */
export const judgedPosts: readonly JudgedPost[] = [...software, ...health, ...finance, ...trades, ...hospitality];
