import { identityCalls } from '@waypost/contracts/owners/identity-calls';
import { callsUnderWay } from '@waypost/runtime/service/calls/calls-under-way';
import { defineService } from '@waypost/runtime/service/define-service';
import { takeForms } from '@waypost/runtime/service/http/file-form';
import type { BuildService, ServiceContext } from '@waypost/runtime/service/process/run-service';
import { createAccountStore } from './account-store.ts';
import { createApplicationStatusStore } from './application-status-store.ts';
import type { MailSettings } from './config.ts';
import { notifyOfFoundJobHandlers } from './consumers/notify-of-found-job.ts';
import { notifyOfStatusHandlers } from './consumers/notify-of-status.ts';
import { forgetPerson } from './forget-person.ts';
import { createInboxStore } from './inbox-store.ts';
import { createDigestStore } from './mail/digest-store.ts';
import { startForgettingDigests } from './mail/forget-old-digests.ts';
import { createMailer } from './mail/mailer.ts';
import { startMailing } from './mail/start-mailing.ts';
import { openUnsubscribeTokens } from './mail/unsubscribe-token.ts';
import { createPictureStore } from './picture/picture-store.ts';
import { createDashboardRoute } from './routes/create-dashboard.ts';
import { deletePictureRoute } from './routes/delete-picture.ts';
import { deleteUserRoute } from './routes/delete-user.ts';
import { endMailSubscriptionRoute } from './routes/end-mail-subscription.ts';
import { findAccountsRoute } from './routes/find-accounts.ts';
import { getCurrentUserRoute } from './routes/get-current-user.ts';
import { getNotificationChannelsRoute } from './routes/get-notification-channels.ts';
import { getProfileCardsRoute } from './routes/get-profile-cards.ts';
import { getProfileCompletionRoute } from './routes/get-profile-completion.ts';
import { getProfileRoute } from './routes/get-profile.ts';
import { getSettingsRoute } from './routes/get-settings.ts';
import { getUserByEmailRoute } from './routes/get-user-by-email.ts';
import { getUserByUsernameRoute } from './routes/get-user-by-username.ts';
import { getUserRoute } from './routes/get-user.ts';
import { listDashboardsRoute } from './routes/list-dashboards.ts';
import { listNotificationsRoute } from './routes/list-notifications.ts';
import { listPublicPeopleRoute } from './routes/list-public-people.ts';
import { openPictureRoute } from './routes/open-picture.ts';
import { readMailSubscriptionRoute } from './routes/read-mail-subscription.ts';
import { readNotificationsRoute } from './routes/read-notifications.ts';
import { readPersonalDataRoute } from './routes/read-personal-data.ts';
import { readProfileRoute } from './routes/read-profile.ts';
import { readTellingWordsRoute } from './routes/read-telling-words.ts';
import { signInUserRoute } from './routes/sign-in-user.ts';
import { updateDashboardRoute } from './routes/update-dashboard.ts';
import { updateProfileRoute } from './routes/update-profile.ts';
import { updateSettingsRoute } from './routes/update-settings.ts';
import { updateUserRoute } from './routes/update-user.ts';
import { updateUsernameRoute } from './routes/update-username.ts';
import { uploadPictureRoute } from './routes/upload-picture.ts';
import { createSettingsStore } from './settings-store.ts';
import { digestAttempts, mailDigest } from './tasks/mail-digest.ts';
import { createOldPostMark, startTellingOfOldPosts } from './tell-of-old-posts.ts';
import { createUserStore } from './user-store.ts';
import { createUsernameStore } from './username-store.ts';

export type IdentityOptions = {
  /** How e-mails are sent; where it is not said, none are, and nobody is offered any. */
  mail?: MailSettings | undefined;
  /** How often a digest is tried, and how often is looked for those that are due; only tests say other than usual. */
  mailing?: { attempts: number; everyMs: number };
};
/** A week's notice need not be exact. */
const oldPostsEveryMs = 10 * 60_000;
const oldDigestsEveryMs = 10 * 60_000;
const usualMailing = { attempts: digestAttempts, everyMs: 60_000 };

export function buildIdentity({ mail, mailing = usualMailing }: IdentityOptions = {}): BuildService {
  const sending = mail && { ...mailing, publicUrl: mail.publicUrl, mailer: createMailer(mail) };
  return defineService({
    name: 'identity',
    calls: identityCalls,
    async open({ ports, client, log }: ServiceContext) {
      const users = await createUserStore(ports.documents);
      return {
        users,
        accounts: await createAccountStore(ports.documents, users),
        usernames: await createUsernameStore(ports.documents),
        settings: await createSettingsStore(ports.documents),
        pictures: await createPictureStore(ports.documents, ports.files),
        inboxes: await createInboxStore(ports.documents),
        statuses: await createApplicationStatusStore(ports.documents),
        digests: await createDigestStore(ports.documents),
        oldPosts: await createOldPostMark(ports.documents),
        tokens: await openUnsubscribeTokens(ports.documents),
        client,
        mail,
        tasks: ports.tasks,
        callsUnderWay,
        log,
      };
    },
    stores: ({ users, inboxes }) => [users, inboxes],
    prepare: takeForms,
    routes: {
      getCurrentUser: getCurrentUserRoute,
      getUser: getUserRoute,
      getUserByEmail: getUserByEmailRoute,
      getUserByUsername: getUserByUsernameRoute,
      getProfile: getProfileRoute,
      getProfileCompletion: getProfileCompletionRoute,
      updateUser: updateUserRoute,
      updateUsername: updateUsernameRoute,
      updateProfile: updateProfileRoute,
      deleteUser: deleteUserRoute,
      readPersonOfIdentity: readPersonalDataRoute,
      listDashboards: listDashboardsRoute,
      createDashboard: createDashboardRoute,
      updateDashboard: updateDashboardRoute,
      signInUser: signInUserRoute,
      findAccounts: findAccountsRoute,
      getProfileCards: getProfileCardsRoute,
      readProfile: readProfileRoute,
      readTellingWords: readTellingWordsRoute,
      listPublicPeople: listPublicPeopleRoute,
      getSettings: getSettingsRoute,
      uploadPicture: uploadPictureRoute,
      deletePicture: deletePictureRoute,
      openPicture: openPictureRoute,
      updateSettings: updateSettingsRoute,
      listNotifications: listNotificationsRoute,
      readNotifications: readNotificationsRoute,
      getNotificationChannels: getNotificationChannelsRoute,
      readMailSubscription: readMailSubscriptionRoute,
      endMailSubscription: endMailSubscriptionRoute,
    },
    consumers: {
      'notify-of-found-job': ['saved-searches', notifyOfFoundJobHandlers],
      'notify-of-status': ['applications', notifyOfStatusHandlers],
    },
    forget: forgetPerson,
    tasks: sending ? [(deps) => mailDigest({ ...deps, ...sending })] : [],
    parts: [
      (deps) => sending && startMailing({ ...deps, ...sending }),
      (deps) => startForgettingDigests({ ...deps, everyMs: oldDigestsEveryMs }),
      (deps) => startTellingOfOldPosts({ ...deps, everyMs: oldPostsEveryMs }),
    ],
    underneath: () => (sending ? [sending.mailer] : []),
  });
}
