import { useSearchParams } from '../../router/router.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { AccountTab } from './account-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { tabAddress, tabAt } from './settings-tabs.ts';

const tabs = [
  { id: 'account', label: 'Account Settings', content: <AccountTab /> },
  { id: 'privacy', label: 'Privacy', content: <PrivacyTab /> },
  { id: 'security', label: 'Security', content: <SecurityTab /> },
  { id: 'notifications', label: 'Notifications', content: <NotificationsTab /> },
] as const;

/** What somebody decides about their account; each choice is kept as soon as it is made. */
export function SettingsScreen() {
  const [search, setSearch] = useSearchParams();
  return (
    <Page title="Settings" width="reading">
      <Tabs
        label="Settings"
        items={tabs}
        selected={tabAt(search)}
        onSelect={(tab) => setSearch(tabAddress(tab), { replace: true })}
      />
    </Page>
  );
}
