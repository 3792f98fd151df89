import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { companyOf, kindOf, type ListedPost, locationOf, payOf, titleOf } from './listed-post.ts';

const words = (post: ListedPost) => [titleOf(post), companyOf(post), locationOf(post), payOf(post), kindOf(post)];
const named = (...names: string[]) => names.map((name) => ({ name }));

test.each<[string, ListedPost, (string | undefined)[]]>([
  [
    'all that it says',
    aJobPost({
      cities: named('Oslo', 'Bergen', 'Tromsø', 'Bodø'),
      expected_max_ctc: { currency: 'INR', amount: 900_000, max_amount: 1_250_000 },
      job_type: 'Full-Time',
      work_mode: 'Hybrid',
    }),
    ['Gardener', 'Green Belt', 'Oslo, Bergen +2\u00A0more', 'INR\u00A012.5\u00A0Lakhs', 'Full-Time\u00A0· Hybrid'],
  ],
  [
    'pay in thousands',
    aJobPost({ expected_max_ctc: { currency: 'EUR', amount: 58_000 } }),
    ['Gardener', 'Green Belt', 'Lyon', 'EUR\u00A058.0k', undefined],
  ],
  [
    'what stands for what it lacks',
    aJobPost({ cities: [], company_name: undefined }),
    ['Gardener', 'Unknown Company', 'Remote', 'Not specified', undefined],
  ],
  [
    'the company that its writer named',
    aJobPost({ custom_company: { name: 'Moss & Sons' } }),
    ['Gardener', 'Moss & Sons', 'Lyon', 'Not specified', undefined],
  ],
  [
    'that it is gone',
    undefined,
    ['Job Post Not Found', 'Company Not Found', 'Not specified', 'Not specified', undefined],
  ],
  [
    'that it could not be read',
    null,
    ['Job Post Unavailable', 'Company Not Found', 'Not specified', 'Not specified', undefined],
  ],
])('a row says of a post %s', (_, post, said) => expect(words(post)).toEqual(said));

test('a list has its own words for pay that is not given', () => expect(payOf(aJobPost(), 'N/A')).toBe('N/A'));
