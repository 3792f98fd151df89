import type { Settings } from '@waypost/contracts/entities/settings';
import { pathTo } from '@waypost/contracts/paths';
import { useSignedIn } from '../../session/session.tsx';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Switch } from '../../ui/fields/choice/switch.tsx';
import { DownloadData } from './download-data.tsx';
import { SettingsCard, SettingsRow, SettingsRows } from './settings-card.tsx';
import { SettingsView } from './settings-view.tsx';
import * as styles from './settings.css.ts';
import { useChangeSettings, useSettings } from './use-settings.ts';

const switches = [
  {
    name: 'hide_profile',
    label: 'Hide my public profile',
    description: () => 'Nobody can open it except the people whose jobs you applied to. Applying works as before.',
  },
  {
    name: 'show_email',
    label: 'Show my e-mail address',
    description: (email: string) => `${email} will be shown on your public profile.`,
  },
  {
    name: 'show_phone',
    label: 'Show my phone number',
    description: () => 'The phone number in your profile will be shown on your public profile.',
  },
] as const;

function PublicProfile({ settings: { privacy } }: { settings: Settings }) {
  const { user } = useSignedIn();
  const { state, change } = useChangeSettings();
  return (
    <SettingsCard
      title="Public profile"
      state={state}
      description={
        <>
          Everybody who has its address can open{' '}
          <TextLink to={pathTo('publicProfile', { username: user.username })}>your public profile</TextLink>, without
          signing in.
        </>
      }
    >
      <SettingsRows>
        {switches.map(({ name, label, description }) => (
          <SettingsRow key={name}>
            <Switch
              isAtEnd
              description={description(user.email)}
              isSelected={privacy[name]}
              onChange={(isOn) => change({ privacy: { [name]: isOn } })}
            >
              {label}
            </Switch>
          </SettingsRow>
        ))}
      </SettingsRows>
    </SettingsCard>
  );
}

export function PrivacyTab() {
  const { isPending } = useSettings();
  return (
    <div className={styles.cards}>
      <SettingsView>{(settings) => <PublicProfile settings={settings} />}</SettingsView>
      {/* Below the choices, whose height nobody knows before. */}
      {isPending ? null : <DownloadData />}
    </div>
  );
}
