import { Bookmark, Building2, Clock, MapPin, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { JobStatusBadge } from '../src/entities/job-post/job-status-badge.tsx';
import { scoreThresholds } from '../src/entities/score/thresholds.ts';
import { formatCities } from '../src/format/cities.ts';
import { jobAge } from '../src/format/job-age.ts';
import { formatPay } from '../src/format/pay.ts';
import { IconButton } from '../src/ui/buttons/icon-button.tsx';
import { Card, CardActions, CardLink } from '../src/ui/content/card.tsx';
import { Chip } from '../src/ui/content/chip.tsx';
import { Gauge } from '../src/ui/content/gauge.tsx';
import { Heading, Text } from '../src/ui/content/text.tsx';
import { Inline, Stack } from '../src/ui/page/layout.tsx';

const posts = [
  {
    id: 'j1',
    title: 'Registered nurse, night shift',
    company: 'Haukeland Hospital',
    cities: [{ name: 'Bergen' }, { name: 'Oslo' }, { name: 'Stavanger' }],
    pay: { currency: 'EUR', amount: 52_000, max_amount: 61_500 },
    posted_date: '2026-11-18T09:00:00Z',
    status: 'Open',
    score: 82,
  },
  {
    id: 'j2',
    title: 'Staff platform engineer who likes very long job titles about distributed systems',
    company: 'Kestrel & Daughters',
    cities: [],
    pay: { currency: 'INR', max_amount: 4_500_000 },
    posted_date: '2026-09-02T09:00:00Z',
    status: 'Close',
    score: 47,
  },
] as const;

export function JobsPart() {
  const now = new Date('2026-11-21T12:00:00Z');
  return (
    <Stack space={3}>
      {posts.map((post) => (
        <Card key={post.id} as="article" isLinked padding="md" space={3}>
          <Inline justify="between" align="start" wrap={false} space={4}>
            <Stack space={1}>
              <Heading level={2} size="md">
                <CardLink to={`/job/${post.id}`}>{post.title}</CardLink>
              </Heading>
              <Inline space={4}>
                <Fact icon={<Building2 size={16} aria-hidden />}>{post.company}</Fact>
                <Fact icon={<MapPin size={16} aria-hidden />}>{formatCities(post.cities) ?? 'Remote'}</Fact>
                <Fact icon={<Wallet size={16} aria-hidden />}>{formatPay(post.pay) ?? 'Not specified'}</Fact>
                <Fact icon={<Clock size={16} aria-hidden />}>{jobAge(post.posted_date, now)}</Fact>
              </Inline>
            </Stack>
            <CardActions>
              <Inline wrap={false} space={1}>
                <Gauge label="ATS score" percent={post.score} size="sm" thresholds={scoreThresholds} />
                <IconButton label={`Save ${post.title}`} icon={<Bookmark size={20} aria-hidden />} />
              </Inline>
            </CardActions>
          </Inline>
          <Text lines={2}>
            Looks after twelve beds with two colleagues, from nine in the evening to seven in the morning. Intensive
            care experience helps; a calm voice at four in the morning helps <mark>more</mark>.
          </Text>
          <Inline>
            <Chip>Full-Time</Chip>
            <Chip>Onsite / Hybrid</Chip>
            <JobStatusBadge status={post.status} />
          </Inline>
        </Card>
      ))}
    </Stack>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Text as="span" tone="muted" numeric>
      <Inline as="div" space={1} wrap={false}>
        {icon}
        {children}
      </Inline>
    </Text>
  );
}
