import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';
import { drafts, keyOf } from '../form/draft.ts';
import { emptyForm, type JobForm } from '../form/job-form.ts';
import type { StepId } from '../steps.ts';

/** A post that is written to its end. */
export const written: JobForm = {
  ...emptyForm,
  title: 'Gardener',
  company_name: { name: 'Green Belt' },
  cities: [{ name: 'Lyon' }],
  description: 'Keep the parks of the city green.',
  responsibility: 'Plant, prune and water.',
  minimum_qualification: 'Two summers of experience in gardens.',
};

/** Somebody who comes back to a post at one of its steps. */
export function openWizard(step: StepId, form: JobForm = written) {
  const as = aRecruiter();
  const owner = { userId: as.userInfos._id, dashboardId: as.userDashboards[0]?.dsh_id ?? '' };
  const key = keyOf({ ...owner, jobId: undefined });
  drafts.keep(key, { form, step });
  return { ...renderApp('/create-job', { as }), as, owner, key, draft: () => drafts.read(key) };
}
