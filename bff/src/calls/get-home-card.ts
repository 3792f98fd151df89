import type { UserActor } from '@waypost/contracts/actor';
import { countApplications } from '@waypost/contracts/calls/applications/applicant-counts';
import { getHomeCard } from '@waypost/contracts/calls/bff/home-card';
import { countPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { type CardType, homeCards } from '@waypost/contracts/constants';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';

type Counts = Record<CardType, () => Promise<number>>;

/** jobs: the posts of a dashboard. applications: what was sent, and what was received with a status. */
function countsOf(client: Client, { user_id }: UserActor, dsh_id: string): Counts {
  const posts = () => client.call(countPostedJobs, { body: { dsh_id } });
  const sent = async (category: 'Recruitment' | 'Referral') =>
    (await client.call(countApplications, { body: { of: 'applicant', dsh_id, category } })).count;
  const received = async (owner_type: 'Recruiter' | 'Referrer', status: 'Selected' | 'Referred') =>
    (await client.call(countApplications, { body: { of: 'owner', user_id, owner_type, status } })).count;
  return {
    ACTIVE_JOBS: async () => (await posts()).open,
    TOTAL_JOBS: async () => (await posts()).total,
    TOTAL_JOB_APPLICATIONS: () => sent('Recruitment'),
    TOTAL_REFERRAL_APPLICATIONS: () => sent('Referral'),
    SELECTED_CANDIDATES: () => received('Recruiter', 'Selected'),
    REFERRED_CANDIDATES: () => received('Referrer', 'Referred'),
  };
}

function hasCard({ dashboards }: UserActor, dsh_id: string, card: CardType): boolean {
  const type = dashboards.find((own) => own.dsh_id === dsh_id)?.dsh_type;
  const cards: readonly CardType[] = type === undefined ? [] : homeCards[type];
  return cards.includes(card);
}

/** Leads to whoever counts the card. */
export function getHomeCardRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...getHomeCard,
    handler: async (request) => {
      const actor = userOf(request);
      const { id } = request.params;
      const { card_type } = request.query;
      const count = hasCard(actor, id, card_type) ? await countsOf(client, actor, id)[card_type]() : 0;
      return { cardType: card_type, data: { count }, count };
    },
  });
}
