import { Bell } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AppShell } from '../src/app/frame/app-shell.tsx';
import { IconButton } from '../src/ui/buttons/icon-button.tsx';
import { toast } from '../src/ui/overlays/toast.ts';
import { Page } from '../src/ui/page/page.tsx';
import { Tabs } from '../src/ui/page/tabs.tsx';
import { ActionsPart } from './actions.tsx';
import { DataPart } from './data.tsx';
import { FeedbackPart } from './feedback.tsx';
import { FieldsPart } from './fields.tsx';
import { JobsPart } from './jobs.tsx';

export const parts: readonly { id: string; label: string; content: ReactNode }[] = [
  { id: 'jobs', label: 'Job cards', content: <JobsPart /> },
  { id: 'fields', label: 'Fields', content: <FieldsPart /> },
  { id: 'actions', label: 'Actions', content: <ActionsPart /> },
  { id: 'data', label: 'Data', content: <DataPart /> },
  { id: 'feedback', label: 'Feedback', content: <FeedbackPart /> },
];

const dashboards = [
  { id: 'd1', type: 'Recruiter', name: 'My Recruiter Dashboard' },
  { id: 'd2', type: 'Job Seeker', name: 'My Job Seeker Dashboard' },
] as const;

export function Gallery() {
  const [dashboard, setDashboard] = useState('d1');
  const [part, setPart] = useState(location.hash.slice(1) || 'jobs');
  return (
    <AppShell
      user={{ name: 'Mira Solberg', email: 'mira.solberg@waypost.example' }}
      dashboards={dashboards}
      activeDashboardId={dashboard}
      onSwitchDashboard={setDashboard}
      onLogOut={() => toast.success('Logged out successfully')}
      renderBell={(size) => (
        <IconButton
          size={size}
          label="Notifications, 2 unread"
          icon={<Bell size={20} aria-hidden />}
          onPress={() => undefined}
        />
      )}
    >
      <Page title="Gallery" description="Every control in the states it can be in. Look at it in both themes.">
        <Tabs
          label="Parts"
          items={parts}
          selected={part}
          onSelect={(id) => {
            location.hash = id;
            setPart(id);
          }}
        />
      </Page>
    </AppShell>
  );
}
