import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dashboardTypes, delays, type DashboardType } from '@waypost/contracts/constants';
import { pages } from '@waypost/contracts/paths';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { createDashboard } from '../../entities/person/create-dashboard.ts';
import { useNavigate } from '../../router/router.tsx';
import { dashboardOf, useSignedIn } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { RadioCards } from '../../ui/fields/choice/radio-group.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { roles } from './roles.tsx';
import { SignedInAs } from './signed-in-as.tsx';

const order = ['Recruiter', 'Referrer', 'Job Seeker'] as const satisfies readonly DashboardType[];

/** What went wrong, in words that need no others. */
class Stopped extends Error {}

/** Creates the dashboard, chooses it and goes on to where the person came for. */
function useDashboardCreation(isFirst: boolean) {
  const queries = useQueryClient();
  const { reload, select } = useSignedIn();
  const navigate = useNavigate();
  const isHere = useIsHere();

  async function createAndSelect(role: DashboardType): Promise<string> {
    const { dashboard, isNew } = await createDashboard(role, queries, reload);
    if (isNew) toast.success('Dashboard created successfully');
    else toast.info('Dashboard already exists! Redirecting to your dashboard.');
    if (dashboard === undefined) throw new Stopped('Dashboard exists but could not be retrieved');
    const current = await reload().catch((error: unknown) => {
      throw new Stopped('Failed to load dashboards', { cause: error });
    });
    if (current === undefined) throw new Stopped('Please sign in first to continue.');
    const found = current.dashboards.find(({ dsh_id }) => dsh_id === dashboard.dsh_id) ?? dashboardOf(current, role);
    if (found === undefined) throw new Stopped('Failed to resolve dashboard id after creation');
    select(found.dsh_id);
    // Who came for a page was sent here first.
    return isFirst ? (visited.last() ?? pages.home) : pages.home;
  }

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: createAndSelect,
    onSuccess(next) {
      const goOn = () => {
        // Who has gone elsewhere meanwhile is still here while that page is on its way.
        if (isHere.current && location.pathname === pages.selectRole) navigate(next, { replace: true });
      };
      setTimeout(goOn, delays.afterDashboard);
    },
    onError: (error) => void toast.error(error instanceof Stopped ? error.message : 'Failed to create dashboard'),
  });
  return {
    create: (role: DashboardType) => mutate(role),
    isCreating: isPending || isSuccess,
    failure:
      error === null || error instanceof Stopped
        ? undefined
        : `Failed to set up your dashboard: ${messageOf(error, 'Unknown error')}`,
  };
}

export function SelectRoleScreen() {
  const { dashboards } = useSignedIn();
  const owned = new Set(dashboards.map(({ dsh_type }) => dsh_type));
  const isFirst = owned.size === 0;
  const { create, isCreating, failure } = useDashboardCreation(isFirst);
  const [role, setRole] = useState<DashboardType>();
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (role !== undefined) return create(role);
    setProblem('Please select a role to continue.');
    event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]:enabled')?.focus();
  };

  return (
    <Page
      title={isFirst ? 'Choose Your Role to Get Started' : 'Create New Dashboard'}
      description={
        isFirst
          ? 'Please create a dashboard to continue. Each role has one of its own, and you can add the others later.'
          : 'One account can have a dashboard for each role. Switch between them whenever you like.'
      }
      width="reading"
    >
      <form onSubmit={submit} noValidate>
        <Stack space={6}>
          {owned.size === dashboardTypes.length ? (
            <Banner tone="info">You already have a dashboard for each role.</Banner>
          ) : null}
          <RadioCards
            label="Role"
            isLabelHidden
            value={role ?? null}
            onChange={(value) => {
              setRole(value as DashboardType);
              setProblem(undefined);
            }}
            errorMessage={problem}
            cards={order.map((type) => ({
              value: type,
              title: type,
              ...roles[type],
              isDisabled: owned.has(type),
              ...(owned.has(type) ? { note: 'Already Created' } : {}),
            }))}
          />
          {failure === undefined ? null : (
            <Banner tone="danger" role="alert">
              {failure}
            </Banner>
          )}
          <Inline space={2}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              isPending={isCreating}
              pendingLabel="Creating…"
              isDisabled={owned.size === dashboardTypes.length}
            >
              {isFirst
                ? `Get Started${role ? ` as ${role}` : ''}`
                : `Create ${role ?? ''} Dashboard`.replace('  ', ' ')}
            </Button>
            {isFirst ? null : (
              <LinkButton to={pages.dashboard} variant="quiet" size="lg">
                Back to Dashboard
              </LinkButton>
            )}
          </Inline>
          <SignedInAs />
        </Stack>
      </form>
    </Page>
  );
}
