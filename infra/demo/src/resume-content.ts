import type { SeekerProfile } from './make-seekers.ts';

/** What stands in a resume, apart from how it is set. */
export type ResumeContent = {
  name: string;
  headline: string;
  contact: string[];
  summary: string;
  work: { title: string; where: string; when: string; lines: string[] }[];
  education: { title: string; where: string; when: string }[];
  skills: string[];
  more: { heading: string; lines: string[] }[];
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const month = (date: string) => `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

export function resumeContent(profile: SeekerProfile): ResumeContent {
  const { person } = profile;
  return {
    name: `${person.first_name} ${person.last_name}`,
    headline: person.headline,
    contact: [person.email, profile.phone, person.city, ...profile.social_links.map(({ link }) => link.link)],
    summary: person.about_me,
    work: profile.work_experiences.map((job) => ({
      title: job.job_title,
      where: [job.custom_company?.name, person.city].filter(Boolean).join(', '),
      when: `${month(job.start_date)} – ${job.end_date ? month(job.end_date) : 'Present'}`,
      lines: job.work_summary.split('\n'),
    })),
    education: profile.educations.map((item) => ({
      title: `${item.degree?.custom_degree} in ${item.field_of_study?.custom_field_of_study}`,
      where: item.institution?.custom_institution ?? '',
      when: `${item.start_date.slice(0, 4)} – ${item.end_date?.slice(0, 4) ?? 'Present'}`,
    })),
    skills: profile.skills.flatMap(({ skill_name, custom_skill }) => skill_name ?? custom_skill ?? []),
    more: [
      {
        heading: 'Certifications',
        lines: profile.certificates.map(
          (item) => `${item.certificate_name}, ${item.issuing_organisation} (${item.issue_date.slice(0, 4)})`,
        ),
      },
      { heading: 'Projects', lines: profile.projects.map((item) => `${item.project_name}: ${item.description}`) },
      {
        heading: 'Accomplishments',
        lines: profile.accomplishments.map((item) => `${item.title}. ${item.description}`),
      },
    ].filter(({ lines }) => lines.length > 0),
  };
}
