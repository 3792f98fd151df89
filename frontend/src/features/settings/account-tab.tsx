import { pages } from '@waypost/contracts/paths';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../../session/session.tsx';
import { chooseTheme, themeChoices, useThemeChoice } from '../../theme/theme-choice.ts';
import { letSingleKeysAct, onSingleKeysElsewhere, singleKeysAct } from '../../ui/behaviour/single-keys.ts';
import { LinkButton, TextLink } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { RadioGroup } from '../../ui/fields/choice/radio-group.tsx';
import { Switch } from '../../ui/fields/choice/switch.tsx';
import { TextField } from '../../ui/fields/text/text-field.tsx';
import { DashboardName } from './dashboard-name.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SettingsCard, SettingsRow, SettingsRows, type SaveState } from './settings-card.tsx';
import * as styles from './settings.css.ts';

function Account() {
  const { user } = useSignedIn();
  return (
    <SettingsCard
      title="Account"
      description={
        <>
          Your name and your username, @{user.username}, are in <TextLink to={pages.profile}>your profile</TextLink>.
        </>
      }
    >
      <TextField
        label="E-mail"
        type="email"
        value={user.email}
        isReadOnly
        description="The address of the account you sign in with. It follows that account and cannot be changed here."
      />
    </SettingsCard>
  );
}

function Dashboards() {
  const { dashboards } = useSignedIn();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  return (
    <SettingsCard
      title="Dashboards"
      description="Only you see these names. A new name is kept when you leave its field."
      state={state}
    >
      {dashboards.map((dashboard) => (
        <DashboardName key={dashboard.dsh_id} dashboard={dashboard} onState={setState} />
      ))}
      {dashboards.length === 0 ? (
        <>
          <Text>You have no dashboard yet.</Text>
          <div>
            <LinkButton to={pages.selectRole}>Choose a role</LinkButton>
          </div>
        </>
      ) : null}
    </SettingsCard>
  );
}

const looks = { system: 'System', light: 'Light', dark: 'Dark' } as const;

function Appearance() {
  const choice = useThemeChoice();
  return (
    <SettingsCard
      title="Appearance"
      description="“System” follows your device. Kept in this browser, also when you log out."
    >
      <RadioGroup
        label="Theme"
        isInline
        value={choice}
        options={themeChoices.map((value) => ({ value, label: looks[value] }))}
        onChange={(value) => {
          const next = themeChoices.find((known) => known === value);
          if (next !== undefined) chooseTheme(next);
        }}
      />
    </SettingsCard>
  );
}

function Shortcuts() {
  const [act, setAct] = useState(singleKeysAct);
  useEffect(() => onSingleKeysElsewhere(() => setAct(singleKeysAct())), []);
  return (
    <SettingsCard
      title="Keyboard shortcuts"
      description="Keys that act by themselves, wherever you are on a page. Kept in this browser, also when you log out."
    >
      <SettingsRows>
        <SettingsRow>
          <Switch
            isAtEnd
            description="J and K go to the next and the previous job or applicant; S and N shortlist or turn down who is open."
            isSelected={act}
            onChange={(next) => {
              letSingleKeysAct(next);
              setAct(next);
            }}
          >
            Single keys
          </Switch>
        </SettingsRow>
      </SettingsRows>
    </SettingsCard>
  );
}

export function AccountTab() {
  return (
    <div className={styles.cards}>
      <Account />
      <Dashboards />
      <Appearance />
      <Shortcuts />
      <DeleteAccount />
    </div>
  );
}
