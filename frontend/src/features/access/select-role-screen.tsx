import { dashboardTypes, defaultDashboardName, delays, type DashboardType } from '@waypost/contracts/constants';
import { pages } from '@waypost/contracts/paths';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { isThereAlready } from '../../entities/person/seeker-dashboard.ts';
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

/** Creates the dashboard, or finds the one that is there already, and answers its id. */
async function createOrFind(type: DashboardType): Promise<string> {
  try {
    const created = await call('createDashboard', { body: { dsh_type: type, dsh_name: defaultDashboardName(type) } });
    toast.success('Dashboard created successfully');
    return created.dsh_id;
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    toast.info('Dashboard already exists! Redirecting to your dashboard.');
    const { dashboards } = await call('listDashboards', { querystring: { dsh_type: type } });
    const [existing] = dashboards;
    if (existing === undefined) throw new Stopped('Dashboard exists but could not be retrieved', { cause: error });
    return existing.dsh_id;
  }
}

/** Creates the dashboard, chooses it and goes on to where the person came for. */
function useDashboardCreation(isFirst: boolean) {
  const session = useSignedIn();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [failure, setFailure] = useState<string>();
  const [isCreating, setCreating] = useState(false);

  async function createAndSelect(role: DashboardType) {
    const id = await createOrFind(role);
    const current = await session.reload().catch((error: unknown) => {
      throw new Stopped('Failed to load dashboards', { cause: error });
    });
    if (current === undefined) throw new Stopped('Please sign in first to continue.');
    const found = current.dashboards.find(({ dsh_id }) => dsh_id === id) ?? dashboardOf(current, role);
    if (found === undefined) throw new Stopped('Failed to resolve dashboard id after creation');
    session.select(found.dsh_id);
  }

  async function create(role: DashboardType) {
    setCreating(true);
    setFailure(undefined);
    try {
      await createAndSelect(role);
      // Who came for a page was sent here first.
      const next = isFirst ? (visited.last() ?? pages.home) : pages.home;
      const goOn = () => {
        // Who has gone elsewhere meanwhile is still here while that page is on its way.
        if (isHere.current && location.pathname === pages.selectRole) navigate(next, { replace: true });
      };
      setTimeout(goOn, delays.afterDashboard);
    } catch (error) {
      setCreating(false);
      if (error instanceof Stopped) return void toast.error(error.message);
      toast.error('Failed to create dashboard');
      setFailure(`Failed to set up your dashboard: ${messageOf(error, 'Unknown error')}`);
    }
  }

  return { create, isCreating, failure };
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
    if (role !== undefined) return void create(role);
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
          {failure === undefined ? null : <Banner tone="danger">{failure}</Banner>}
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
