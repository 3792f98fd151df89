import { pages } from '@waypost/contracts/paths';
import { formatDate } from '../../format/date.ts';
import { useNavigate } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Card, CardButton } from '../../ui/content/card.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Columns, Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { roles } from './roles.tsx';
import * as styles from './select-dashboard-screen.css.ts';
import { SignedInAs } from './signed-in-as.tsx';

export function SelectDashboardScreen() {
  const { dashboards, select } = useSignedIn();
  const navigate = useNavigate();
  const choose = (id: string) => {
    select(id);
    navigate(visited.last() ?? pages.home, { replace: true });
  };
  return (
    <Page
      title="Choose a dashboard"
      description="You work in one at a time, and can switch whenever you like."
      width="reading"
    >
      <Stack space={6}>
        <Columns count={dashboards.length === 2 ? 2 : 3} as="ul">
          {dashboards.map(({ dsh_id, dsh_type, dsh_name, created_at }) => (
            <Card key={dsh_id} as="li" isLinked space={2}>
              <span className={styles.icon}>{roles[dsh_type].icon}</span>
              <Heading level={2} size="md">
                <CardButton onPress={() => choose(dsh_id)}>{dsh_name}</CardButton>
              </Heading>
              <Text tone="muted">{roles[dsh_type].description}</Text>
              <Text size="xs" tone="muted">
                {dsh_type} · Created {formatDate(created_at)}
              </Text>
            </Card>
          ))}
        </Columns>
        <div>
          <LinkButton to={pages.selectRole}>Create New Dashboard</LinkButton>
        </div>
        <SignedInAs />
      </Stack>
    </Page>
  );
}
