import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { JobStatusBadge } from '../src/entities/job-post/job-status-badge.tsx';
import { applicantThresholds, scoreThresholds } from '../src/entities/score/thresholds.ts';
import { formatDate } from '../src/format/date.ts';
import { IconButton } from '../src/ui/buttons/icon-button.tsx';
import { TextLink } from '../src/ui/buttons/link.tsx';
import { Avatar } from '../src/ui/content/avatar.tsx';
import { Badge } from '../src/ui/content/badge.tsx';
import { Card } from '../src/ui/content/card.tsx';
import { Gauge } from '../src/ui/content/gauge.tsx';
import { Heading, Text } from '../src/ui/content/text.tsx';
import { type Column, DataTable, type Sort } from '../src/ui/lists/data-table.tsx';
import { DescriptionList } from '../src/ui/lists/description-list.tsx';
import { Pagination } from '../src/ui/lists/pagination.tsx';
import { Columns, Inline, Stack } from '../src/ui/page/layout.tsx';
import { ProgressBar } from '../src/ui/page/progress-bar.tsx';
import { Stepper } from '../src/ui/page/stepper.tsx';
import { type Applicant, applicants } from './sample.ts';

const score = ({ score: percent }: Applicant) => (
  <Gauge label="Score" percent={percent} size="sm" thresholds={applicantThresholds} />
);

const person = ({ name }: Applicant) => (
  <Inline space={3} wrap={false}>
    <Avatar name={name} size="sm" />
    <TextLink to="/profile" tone="plain" weight="strong">
      {name}
    </TextLink>
  </Inline>
);

const columns: readonly Column<Applicant>[] = [
  { id: 'name', header: 'Applicant', cell: person },
  { id: 'score', header: 'Score', cell: score, isSortable: true, isNarrow: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Shortlisted' ? 'info' : 'neutral'}>{status}</Badge>,
    isNarrow: true,
  },
  {
    id: 'applied',
    header: 'Applied',
    cell: ({ applied }) => formatDate(applied),
    isSortable: true,
    align: 'end',
    isNarrow: true,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    isNarrow: true,
    cell: ({ name }) => <IconButton label={`Actions for ${name}`} icon={<Ellipsis size={16} aria-hidden />} />,
  },
];

const steps = [
  { id: 'basic', title: 'Basic Info' },
  { id: 'requirements', title: 'Requirements', missing: '2 fields need attention' },
  { id: 'analysis', title: 'Analysis' },
  { id: 'review', title: 'Review' },
];

export function DataPart() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['a2']));
  const [sort, setSort] = useState<Sort>({ column: 'score', direction: 'descending' });
  const [page, setPage] = useState(4);
  const [step, setStep] = useState('analysis');
  return (
    <Stack space={6}>
      <Stepper label="Steps" steps={steps} current={step} onSelect={setStep} />
      <DataTable
        caption="Applicants"
        columns={columns}
        rows={applicants}
        rowId={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        currentRow="a3"
        selection={{ selected, onChange: setSelected, rowLabel: ({ name }) => name }}
        card={(row) => (
          <Card padding="md" space={3}>
            <Inline justify="between" wrap={false}>
              {person(row)}
              {score(row)}
            </Inline>
            <Text tone="muted">Applied {formatDate(row.applied)}</Text>
          </Card>
        )}
      />
      <Pagination page={page} pageCount={7} onChange={setPage} summary={`Page ${page} of 7 • 15 results shown`} />
      <Columns count={3}>
        <Card>
          <Heading level={2} size="md">
            ATS score
          </Heading>
          <Inline space={5} justify="center">
            <Gauge label="ATS score" percent={84} thresholds={scoreThresholds} size="lg" caption="Based on profile" />
          </Inline>
          <Inline space={4} justify="between">
            <Gauge label="Match" percent={66} thresholds={scoreThresholds} />
            <Gauge label="Match" percent={45} thresholds={scoreThresholds} />
            <Gauge label="Match" percent={18} thresholds={scoreThresholds} />
            <Gauge label="Match" percent={null} thresholds={scoreThresholds} />
          </Inline>
        </Card>
        <Card>
          <Heading level={2} size="md">
            Job information
          </Heading>
          <DescriptionList
            facts={[
              { term: 'Status', value: <JobStatusBadge status="Open" /> },
              { term: 'Category', value: 'Referral' },
              { term: 'Work mode', value: 'Onsite / Hybrid' },
              { term: 'Max CTC', value: 'INR 12.5 Lakhs' },
              { term: 'Experience', value: '3 - 6 years' },
            ]}
          />
        </Card>
        <Card>
          <Heading level={2} size="md">
            Profile completion
          </Heading>
          <ProgressBar label="Completed" percent={65} />
          <ProgressBar label="Reading your resume" />
          <DescriptionList
            layout="beside"
            facts={[
              { term: 'Active jobs', value: '12' },
              { term: 'Posted', value: '148' },
            ]}
          />
          <Inline>
            <JobStatusBadge status="Close" />
            <Badge tone="warning">Draft</Badge>
            <Badge tone="info">Applied</Badge>
            <Badge tone="success">Selected</Badge>
            <Badge>Recruitment</Badge>
          </Inline>
        </Card>
      </Columns>
    </Stack>
  );
}
