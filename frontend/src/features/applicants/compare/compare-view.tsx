import { useQueries } from '@tanstack/react-query';
import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isRefusal, messageOf } from '../../../api/api-error.ts';
import { useStatusesUnderWay } from '../../../entities/application/mutations.ts';
import { applicantQuery, applicationScoreQuery } from '../../../entities/application/queries.ts';
import { StatusMenu } from '../../../entities/application/status-menu.tsx';
import { nameOf, shortNameOf } from '../../../entities/application/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { type Answer, QueryView } from '../../../ui/page/query-view.tsx';
import { BoneLines, Loading } from '../../../ui/page/skeleton.tsx';
import { ErrorState } from '../../../ui/page/state.tsx';
import { DecisionButtons } from '../review/decision-buttons.tsx';
import { type Compared, rowsOf } from './compare-rows.tsx';
import * as styles from './compare-view.css.ts';
import { compared as bounds } from './compared.ts';
import type { useCompared } from './use-compared.ts';

type CompareViewProps = {
  jobId: string;
  compared: ReturnType<typeof useCompared>;
  settable: readonly ApplicantStatus[];
  onStatus: (applicant: Applicant, status: ApplicantStatus) => void;
};

/** Each is asked for by itself, and may turn out not to be there; they are shown once all are known, or their scores cannot be had. */
function useEach(jobId: string, ids: readonly string[]): Answer<Compared[]> {
  const applicants = useQueries({ queries: ids.map((id) => applicantQuery(jobId, id)) });
  const scores = useQueries({ queries: ids.map((id) => applicationScoreQuery(jobId, id)) });
  const withStatus = useStatusesUnderWay(jobId);
  const isNobody = ({ error }: { error: Error | null }) => isRefusal(error, 'not-found');
  const all = ids.map((id, at): Compared => {
    const one = applicants[at];
    const applicant = one?.data && withStatus(one.data.applicant);
    const score = scores[at];
    return {
      id,
      applicant: one && isNobody(one) ? null : applicant,
      score: score?.data,
      ...(score?.isError && { scoreFailed: { isRetrying: score.isFetching, onRetry: () => void score.refetch() } }),
    };
  });
  const isKnown = ({ applicant, score, scoreFailed }: Compared) =>
    applicant === null || (applicant !== undefined && (score ?? scoreFailed) !== undefined);
  return {
    data: all.every(isKnown) ? all : undefined,
    error: applicants.find((one) => one.error !== null && !isNobody(one))?.error ?? null,
    errorUpdatedAt: Math.max(...applicants.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    isFetching: applicants.some(({ isFetching }) => isFetching),
    refetch: () => [...applicants, ...scores].forEach(({ error, refetch }) => void (error && refetch())),
  };
}

const missing = 'This applicant isn’t among the applicants for this post';

type ColumnProps = { one: Compared; name: string };

/** The name alone, as each cell below is read out with it. */
function Head({ one: { applicant }, name }: ColumnProps) {
  return (
    <th scope="col" className={styles.head}>
      <div className={styles.person}>
        <Avatar
          name={applicant ? shortNameOf(applicant) : name}
          imageUrl={applicant?.user_info?.profile_img_url ?? null}
          size="sm"
        />
        <span className={styles.name}>{name}</span>
      </div>
    </th>
  );
}

function Headline({ one: { applicant } }: Pick<ColumnProps, 'one'>) {
  const words = <bdi>{applicant ? applicant.user_info?.headline : missing}</bdi>;
  return (
    <td className={styles.headline}>
      <Text as="div" size="xs" tone="muted" lines={2}>
        {words}
      </Text>
    </td>
  );
}

type DecisionsProps = ColumnProps &
  Pick<CompareViewProps, 'settable' | 'onStatus'> & { onRemove: ((id: string) => void) | undefined };

/** In a row of their own, so that they are level below a long name. */
function Decisions({ one: { id, applicant }, name, settable, onStatus, onRemove }: DecisionsProps) {
  return (
    <td className={styles.decisions}>
      <Stack space={2}>
        <div className={styles.standing}>
          {applicant ? (
            <div className={styles.status}>
              <StatusMenu
                name={name}
                status={applicant.status}
                settable={settable}
                onChange={(status) => onStatus(applicant, status)}
              />
            </div>
          ) : null}
          {onRemove === undefined ? null : (
            <div className={styles.pressed}>
              <IconButton
                size="sm"
                label={`Leave ${name} out of the comparison`}
                icon={<X size={16} aria-hidden />}
                onPress={() => onRemove(id)}
              />
            </div>
          )}
        </div>
        {applicant ? (
          <DecisionButtons
            of={name}
            status={applicant.status}
            settable={settable}
            onDecide={(status) => {
              if (status !== applicant.status) onStatus(applicant, status);
            }}
          />
        ) : null}
      </Stack>
    </td>
  );
}

function Table({
  all,
  compared,
  ...decide
}: Pick<CompareViewProps, 'compared' | 'settable' | 'onStatus'> & { all: readonly Compared[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const focus = () => frame.current?.focus({ preventScroll: true });
  // The list, and what had focus in it, has gone.
  useEffect(focus, []);
  const leaveOut = (id: string) => {
    compared.remove(id);
    focus();
  };
  const columns = all.map((one, at) => ({
    one,
    name: one.applicant ? nameOf(one.applicant) : `Unknown applicant ${at + 1}`,
  }));
  const onRemove = all.length > bounds.fewest ? leaveOut : undefined;
  return (
    <section ref={frame} className={styles.frame} aria-label="Comparison of applicants" tabIndex={-1}>
      <table className={styles.table} aria-label="Applicants side by side">
        <colgroup>
          {all.map(({ id }) => (
            <col key={id} className={styles.column} />
          ))}
        </colgroup>
        <thead className={styles.heads}>
          <tr>
            {columns.map((column) => (
              <Head key={column.one.id} {...column} />
            ))}
          </tr>
          <tr>
            {all.map((one) => (
              <Headline key={one.id} one={one} />
            ))}
          </tr>
          <tr>
            {columns.map((column) => (
              <Decisions key={column.one.id} {...column} {...decide} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {rowsOf(all).map(({ label, cell }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={all.length} className={styles.label}>
                <span className={styles.labelWords}>{label}</span>
              </th>
            </tr>
            <tr>
              {all.map((one) => (
                <td key={one.id} className={styles.cell}>
                  {cell(one)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Two to four applicants side by side: what each is scored by, has, lacks and answers; decided on from here. */
export function CompareView({ jobId, compared, ...decide }: CompareViewProps) {
  const answer = useEach(jobId, compared.ids);
  return (
    <Stack space={3}>
      <div className={styles.pressed}>
        <Button variant="quiet" isFlush icon={<ArrowLeft size={16} aria-hidden />} onPress={compared.close}>
          Back to the list
        </Button>
      </div>
      <QueryView
        answer={answer}
        loading={
          <Loading label="Loading applicants">
            <BoneLines count={8} />
          </Loading>
        }
        renderFailure={(error, retry) => (
          <ErrorState title="Failed to load applicants" {...retry}>
            {messageOf(error, 'Something went wrong on our side.')}
          </ErrorState>
        )}
      >
        {(all) => <Table all={all} compared={compared} {...decide} />}
      </QueryView>
    </Stack>
  );
}
