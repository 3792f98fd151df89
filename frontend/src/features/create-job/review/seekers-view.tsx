import { missing } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { JobBody } from '../../../entities/job-post/job-body.tsx';
import { JobFacts } from '../../../entities/job-post/job-facts.tsx';
import { useSignedIn } from '../../../session/session.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { isBlank, type JobForm } from '../form/job-form.ts';

/** The post as it would be read once it is published; what only publishing gives it is empty. */
export function previewOf(form: JobForm, category: JobPost['job_post_category'], now: string): JobPost {
  const { amount, max_amount, currency } = form.expected_max_ctc;
  const [least, most] = [form.minimum_yrs_of_exp_needed ?? 0, form.maximum_yrs_of_exp_needed ?? 0];
  const cities = form.cities.map(({ id, name }) => ({ ...(id !== undefined && { city_id: id }), name }));
  const hasPay = (amount ?? 0) > 0 || (max_amount ?? 0) > 0;
  return {
    _id: '',
    id: '',
    job_post_id: '',
    version: 0,
    title: form.title,
    ...(form.company_name !== null && { company_name: form.company_name.name }),
    location: cities.map(({ name }) => name).join(', ') || missing.location,
    cities,
    city_details: cities,
    description: form.description,
    responsibility: form.responsibility,
    minimum_qualification: form.minimum_qualification,
    preferred_qualification: form.preferred_qualification,
    ...(hasPay && {
      expected_max_ctc: { currency, amount: amount ?? 0, ...(max_amount !== null && { max_amount }) },
    }),
    posted_date: now,
    created_at: now,
    updated_at: now,
    status: 'Open',
    ...(form.job_type !== null && { job_type: form.job_type }),
    ...(form.work_mode !== null && { work_mode: form.work_mode }),
    job_post_category: category,
    created_by: '',
    skills: form.skills.map(({ skill, is_custom, proficiency_level, requirement }) => ({
      skill,
      is_custom,
      ...(proficiency_level !== null && { proficiency_level }),
      requirement,
    })),
    questions: form.questions
      .filter((question) => !isBlank(question))
      .map(({ custom_question, is_required }, index) => ({ _id: `${index}`, custom_question, is_required })),
    ...((least > 0 || most > 0) && { minimum_yrs_of_exp_needed: least }),
    ...(most > 0 && { maximum_yrs_of_exp_needed: most }),
    links: [],
    job_post_tags: [],
  };
}

/** What seekers will read, made by the same parts as the page of a post. */
export function SeekersView({ form }: { form: JobForm }) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const { dashboard } = useSignedIn();
  const category = dashboard?.dsh_type === 'Referrer' ? 'Referral' : 'Recruitment';
  const job = previewOf(form, category, now);
  return (
    <>
      <Button icon={<Eye size={16} aria-hidden />} onPress={() => setOpen(true)}>
        See it as seekers will
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={form.title.trim() || 'Job title'}
        size="lg"
        footer={<Button onPress={() => setOpen(false)}>Close</Button>}
      >
        <Stack space={4}>
          {form.company_name === null ? null : <Text tone="muted">{form.company_name.name}</Text>}
          <JobFacts job={job} />
          <JobBody job={job} />
        </Stack>
      </Dialog>
    </>
  );
}
