import { useQuery } from '@tanstack/react-query';
import { pages } from '@waypost/contracts/paths';
import { useCanMail } from '../../entities/notification/queries.ts';
import { settingsQuery } from '../../entities/person/settings.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';

/** What no search says in a way that is off in the settings; nothing while all ways are open, or nobody knows. */
export function TurnedOff() {
  const canMail = useCanMail();
  const { data } = useQuery(settingsQuery);
  if (data === undefined) return null;
  const { bell, email } = data.notifications['saved-search'];
  const off = [...(bell ? [] : ['the bell']), ...(email || !canMail ? [] : ['e-mail'])];
  if (off.length === 0) return null;
  return (
    <Banner tone="warning">
      <Text>
        You have turned off {off.join(' and ')} for all saved searches in{' '}
        <TextLink to={`${pages.settings}?tab=notifications`}>your settings</TextLink>.
      </Text>
    </Banner>
  );
}
