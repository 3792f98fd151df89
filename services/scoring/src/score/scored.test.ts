import { aJobPost, aJobSkill } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { analyseJobPost } from '../analysis/analyse-job-post.ts';
import { readPost } from './post/read-post.ts';
import { scoredJob } from './scored.ts';

const name = 'Polder Truck Driving';
const description = `${name} has trees. You drive no truck, and plant trees by ${name}.`;
const words = { title: 'Gardener', description, responsibility: '', minimum_qualification: '' };
const { company_name: _other, ...nameless } = aJobPost({ ...words, skills: [] });

test.each([
  { ...nameless, company_name: name },
  { ...nameless, custom_company: { name } },
])('a post asks for the same before and after it is analysed, and never for what its employer is called', (post) => {
  const analysis = analyseJobPost({ ...words, company_name: name });
  expect(scoredJob(post)).toEqual(scoredJob(post, analysis));
  const { needs, terms } = readPost(scoredJob({ ...post, skills: [aJobSkill({ skill: 'Gardening' })] }));
  expect([...needs.values(), ...terms].map((one) => one.name)).not.toContain('Truck driving');
});
