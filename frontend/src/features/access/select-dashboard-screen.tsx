import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../format/date.ts';
import { useSignedIn } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { ActionCard } from '../../ui/card.tsx';
import { Columns, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Heading, Text } from '../../ui/text.tsx';

export function SelectDashboardScreen() {
  const { dashboards, select } = useSignedIn();
  const navigate = useNavigate();
  return (
    <Container width="reading">
      <main>
        <Stack space="xl">
          <Stack space="xs">
            <Heading level={1}>Choose a dashboard</Heading>
            <Text size="md" tone="muted">
              You work in one at a time, and can switch from the header whenever you like.
            </Text>
          </Stack>
          <Columns count={3} as="ul">
            {dashboards.map(({ dsh_id, dsh_type, dsh_name, created_at }) => (
              <li key={dsh_id}>
                <ActionCard
                  title={dsh_name}
                  onPress={() => {
                    select(dsh_id);
                    void navigate(visited.last() ?? '/home', { replace: true });
                  }}
                >
                  <Text>{dsh_type}</Text>
                  <Text size="xs" tone="muted">
                    Created {formatDate(created_at)}
                  </Text>
                </ActionCard>
              </li>
            ))}
          </Columns>
          <LinkButton href="/select-role" variant="quiet">
            Create New Dashboard
          </LinkButton>
        </Stack>
      </main>
    </Container>
  );
}
