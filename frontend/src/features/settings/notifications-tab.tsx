import { jobAgeDays } from '@waypost/contracts/constants';
import type { NotificationSettings, Settings } from '@waypost/contracts/entities/settings';
import { pages } from '@waypost/contracts/paths';
import type { ReactNode } from 'react';
import { useCanMail } from '../../entities/notification/queries.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Switch } from '../../ui/fields/choice/switch.tsx';
import { SettingsCard, SettingsRow, SettingsRows } from './settings-card.tsx';
import { SettingsView } from './settings-view.tsx';
import * as styles from './settings.css.ts';
import { useChangeSettings } from './use-settings.ts';

type Kind = keyof NotificationSettings;
type Channel = { name: string; label: string; description: string; isOn: boolean };
type KindCardProps = { kind: Kind; title: string; description: ReactNode; channels: readonly Channel[] };

function KindCard({ kind, title, description, channels }: KindCardProps) {
  const { state, change } = useChangeSettings();
  return (
    <SettingsCard title={title} description={description} state={state}>
      <SettingsRows>
        {channels.map(({ name, label, description: words, isOn }) => (
          <SettingsRow key={name}>
            <Switch
              isAtEnd
              aria-label={`${title}: ${label}`}
              description={words}
              isSelected={isOn}
              onChange={(next) => change({ notifications: { [kind]: { [name]: next } } })}
            >
              {label}
            </Switch>
          </SettingsRow>
        ))}
      </SettingsRows>
    </SettingsCard>
  );
}

const bell = (isOn: boolean, description: string): Channel => ({ name: 'bell', label: 'Bell', description, isOn });

function Kinds({ settings: { notifications } }: { settings: Settings }) {
  const canMail = useCanMail();
  const ofSearches = notifications['saved-search'];
  const email: Channel = {
    name: 'email',
    label: 'E-mail',
    description: 'Once a day or once a week, for searches where you chose that.',
    isOn: ofSearches.email,
  };
  return (
    <>
      <KindCard
        kind="application-status"
        title="Applications"
        description="When the status of one of your applications changes."
        channels={[bell(notifications['application-status'].bell, 'At once, on every page of Waypost.')]}
      />
      <KindCard
        kind="saved-search"
        title="Saved searches"
        description={
          <>
            When a saved search finds new jobs. How often is set for{' '}
            <TextLink to={pages.savedSearches}>each search</TextLink>; what is off here is off for all of them.
          </>
        }
        channels={[bell(ofSearches.bell, 'As jobs are posted, on every page of Waypost.'), ...(canMail ? [email] : [])]}
      />
      <KindCard
        kind="new-applicant"
        title="New applicants"
        description="When somebody applies to one of your posts. All who apply within a minute are one notification."
        channels={[bell(notifications['new-applicant'].bell, 'At once, on every page of Waypost.')]}
      />
      <KindCard
        kind="score-ready"
        title="Scores"
        description="When people who applied to one of your posts have been scored."
        channels={[bell(notifications['score-ready'].bell, 'As scores arrive, on every page of Waypost.')]}
      />
      <KindCard
        kind="old-post"
        title="Old posts"
        description={`When one of your open posts is about to be ${jobAgeDays.old} days old, so that you can close what is filled.`}
        channels={[bell(notifications['old-post'].bell, 'A week before, on every page of Waypost.')]}
      />
    </>
  );
}

export function NotificationsTab() {
  return (
    <div className={styles.cards}>
      <SettingsView>{(settings) => <Kinds settings={settings} />}</SettingsView>
    </div>
  );
}
