import type { OpenSession } from '@waypost/contracts/entities/session';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import type { Output } from '../../api/call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Text } from '../../ui/content/text.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { browserWords, isMobile, othersWords, seenWords } from './session-words.ts';
import { SettingsCard } from './settings-card.tsx';
import { CardBones } from './settings-view.tsx';
import * as styles from './settings.css.ts';
import { useEndSessions, useSessions } from './use-sessions.ts';

type SessionRowProps = { session: OpenSession; isEnding: boolean; isDisabled: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, isDisabled, onEnd }: SessionRowProps) {
  const { browser, is_current } = session;
  const name = browserWords(browser);
  const Icon = isMobile(browser) ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <span className={styles.sessionIcon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.sessionWords}>
        <Inline space={2}>
          <Text as="span" weight="strong">
            {name}
          </Text>
          {is_current ? <Badge tone="success">This browser</Badge> : null}
        </Inline>
        <Text as="div" size="xs" tone="muted" numeric>
          {seenWords(session)}
        </Text>
      </div>
      {is_current ? null : (
        <div className={styles.sessionEnd}>
          <Button
            size="sm"
            aria-label={`Sign out ${name}`}
            isPending={isEnding}
            isDisabled={isDisabled}
            pendingLabel="Signing out…"
            onPress={onEnd}
          >
            Sign out
          </Button>
        </div>
      )}
    </li>
  );
}

function Sessions({ sessions }: Pick<Output<'listSessions'>, 'sessions'>) {
  const [isAsked, setAsked] = useState(false);
  const { state, end, isEnding, isPending } = useEndSessions();
  // This one first; the others as they were last used.
  const listed = [...sessions.filter(({ is_current }) => is_current), ...sessions.filter((one) => !one.is_current)];
  const others = othersWords(listed.length - 1);
  return (
    <SettingsCard
      title="Where you are signed in"
      description="Sign out any browser that you don’t recognize or no longer use. Its pages close at once."
      state={state}
    >
      <ul className={styles.rows} aria-label="Browsers you are signed in with">
        {listed.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            isEnding={isEnding(session)}
            isDisabled={isPending && !isEnding(session)}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {listed.length > 1 ? (
        <div className={styles.row}>
          <div>
            <Button onPress={() => setAsked(true)}>Sign out all others</Button>
          </div>
        </div>
      ) : (
        <Text tone="muted">You are not signed in anywhere else.</Text>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Sign out ${others}?`}
        confirmLabel="Sign out all others"
        pendingLabel="Signing out…"
        isDanger
        onConfirm={() => end()}
      >
        Their pages close at once. What was begun there stays on that device until you sign in there again. You stay
        signed in here.
      </ConfirmDialog>
    </SettingsCard>
  );
}

export function SecurityTab() {
  const answer = useSessions();
  return (
    <div className={styles.cards}>
      <QueryView
        answer={answer}
        loading={<CardBones label="Loading where you are signed in…" />}
        renderFailure={(error, retry) => (
          <ErrorState title="Where you are signed in could not be loaded" {...retry}>
            {messageOf(error, 'Nothing was changed. Please try again.')}
          </ErrorState>
        )}
        staleTitle="Where you are signed in could not be loaded again"
      >
        {({ sessions }) => <Sessions sessions={sessions} />}
      </QueryView>
    </div>
  );
}
