import { describe, expect, it } from 'vitest';
import { samples } from '../../testing/people-and-posts.ts';
import { score } from '../score.ts';
import { describedJob, type ScoredJob } from '../scored.ts';
import { readPost } from './read-post.ts';

const job = (words: Partial<ScoredJob>): ScoredJob => ({
  ...describedJob({ title: 'Driver', description: '', responsibility: '', minimum_qualification: '' }, '2024-06-01'),
  ...words,
});
const driver = samples['driver'];
const cook = samples['cook'];
if (driver === undefined || cook === undefined) throw new Error('samples are missing');

const partOf = (person: typeof driver, wanted: ScoredJob) => {
  const found = score(person.person, person.resume, wanted).breakdown.find(({ part }) => part === 'Duties');
  if (found === undefined) throw new Error('the words were not compared');
  return found;
};

const salad = job({
  responsibility:
    'Decide before things break and fix them after. Own what was written, run the changes at night, feel the days of the team and keep the building running.',
  minimum_qualification: 'You want to grow, and look at every design and product with care.',
});

describe('what is said of shared words', () => {
  it('names things of the trade', () => {
    const wanted = job({
      responsibility: 'Deliver pallets on long routes, wash vehicles at the depot and answer dispatchers each week.',
    });
    expect(partOf(driver, wanted).evidence.join()).toMatch(/In both: .*pallets/);
  });

  it('advises to describe work with such things only where there are some', () => {
    expect(partOf(cook, job(driver.post)).advice).toMatch(
      /^If you have done work with [^,]+, [^,]+ or pallets, describe it\.$/,
    );
    expect(partOf(cook, salad).advice).toBeNull();
  });

  it('is nothing where the words mean nothing by themselves', () => {
    const eloquent = { ...cook, resume: salad.responsibility };
    expect(partOf(eloquent, salad).evidence.join()).not.toContain('In both');
  });

  it('leaves out words of anything else, those of what is offered, and those that a skill there is made of', () => {
    const responsibility =
      'Deliver pallets on long routes by truck driving a truck. Work under pressure, with love for the weather.\nBenefits\nVehicles, cargo and meals.';
    const { advice } = partOf(cook, job({ responsibility, skills: [] }));
    expect(advice).toBe('If you have done work with Truck driving, routes or pallets, describe it.');
  });

  it('leaves out words that are far from what the post is about', () => {
    const shift =
      'You drive a truck, check the vehicle, load and unload cargo, keep the log of your hours and plan routes. ';
    const responsibility = `${shift.repeat(3)}Bring pallets to customers on time. Mentors who were once in your shoes show you the levers of it.`;
    const names = readPost(job({ ...driver.post, responsibility })).terms.map(({ name }) => name);
    expect(names).toContain('cargo');
    expect(names).not.toEqual(expect.arrayContaining(['shoes']));
    expect(names).not.toEqual(expect.arrayContaining(['levers']));
  });

  it('keeps a noun of the trade that the vectors know better as one', () => {
    const shift = 'You set up the press, feed paper, mix inks, print labels and keep the log of each run. ';
    const responsibility = `${shift.repeat(3)}Know about mills.`;
    const { terms } = readPost(job({ title: 'Press operator', responsibility }));
    expect(terms.map(({ name }) => name)).toContain('mills');
  });

  it('leaves out what stands in the name of the employer', () => {
    const responsibility = `${driver.post.responsibility} Each day at Cargo Vehicles is new. Cargo Vehicles is where you stay.`;
    const namesOf = (company_name: string | undefined) =>
      readPost(job({ ...driver.post, responsibility, skills: [], company_name })).terms.map(({ name }) => name);
    expect(namesOf(undefined)).toEqual(expect.arrayContaining(['cargo', 'vehicles']));
    expect(namesOf('Cargo Vehicles').join()).not.toMatch(/cargo|vehicles/);
  });

  it('takes the security of guards for no computers', () => {
    const responsibility = 'Patrol the doors. 1 year of security, military or law enforcement experience.';
    const { terms } = readPost(job({ title: 'Security guard', responsibility }));
    expect(terms.map(({ name }) => name)).not.toContain('Cybersecurity');
  });

  it('leaves to the skills what these have counted', () => {
    const wanted = job({ ...driver.post, skills: [{ name: 'Forklift operation', level: undefined }] });
    const told = [...partOf(driver, wanted).evidence, partOf(cook, wanted).advice].join();
    expect(told).not.toContain('Forklift operation');
  });
});
