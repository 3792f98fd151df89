import type { Page } from 'playwright-core';
import { api } from './person.ts';

/** Words at their longest in every section of the profile of who is signed in. */
export async function writeProfile(page: Page, words: string): Promise<void> {
  const [city] = await api<{ city_id: string }[]>(page, 'GET', '/search/cities?entity_text=Lisbon');
  const long = `${'Wordwithoutend'.repeat(60)} ${words}\n- ${'l'.repeat(300)}`;
  const name = words.slice(0, 60);
  const title = words.slice(0, 150);
  const start_date = '2019-03-01';
  const link = `https://example.org/${'path'.repeat(100)}`;
  await api(page, 'POST', '/users/update', {
    first_name: `<i>${'M'.repeat(50)}`,
    last_name: name,
    headline: title,
    about_me: long.slice(0, 500),
    phone: '+351 21 123 45 67',
  });
  const sections = {
    work_experiences: { job_title: title, company_name: name, address: city, start_date, work_summary: long },
    educations: { custom_degree: name, custom_field_of_study: name, custom_institution: name, start_date },
    skills: { custom_skill: name },
    certificates: {
      certificate_name: name,
      issuing_organisation: name,
      issue_date: start_date,
      certificate_link: link,
    },
    projects: { project_name: name, description: long, project_link: link, start_date },
    accomplishments: { accomplishment_type: 'Awards', title, description: long },
    social_links: { link: { link_type: 'Portfolio', link } },
  };
  for (const [section, item] of Object.entries(sections)) {
    await api(page, 'POST', '/users/profile/update', { [section]: [{ operation: 'insert', ...item }] });
  }
}
