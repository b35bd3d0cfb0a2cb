/**
 * `/qualify/{token}`: the sponsorship application by link, without login (L-084 to L-217), and
 * `/forwarded-task/{token}/step`: the one step of it that was passed on.
 */
import { lazy, useEffect, useMemo, useState } from 'react';
import { setToday } from '../../../../ui/clock.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { LinkProblemPage } from '../../layout/LinkProblem.tsx';
import { linkProblem } from '../../layout/linkProblem.ts';
import { Page } from '../../layout/Page.tsx';
import { prefetchQuery } from '../../lib/prefetch.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { SponsorshipApplicationOptionsDocument, SponsorshipApplicationViewDocument } from './generated/graphql.ts';
import { applicationOf, optionsOf } from './types.ts';
import { Wizard } from './wizard/Wizard.tsx';
import './application.css';
import './wizard.css';

const none = {};
/** Starts the page's queries before it renders. */
export function prefetch(token: string): void {
  prefetchQuery(SponsorshipApplicationViewDocument, none, { linkToken: token });
  prefetchQuery(SponsorshipApplicationOptionsDocument, none, { linkToken: token });
}

const OneStep = lazy(() => import('./OneStep.tsx'));

export default function Application({ token, oneStep = false }: { token: string; oneStep?: boolean }) {
  const { data, error, loading, refetch } = useQuery(SponsorshipApplicationViewDocument, none, {
    linkToken: token,
    keepFailures: true,
  });
  const lists = useQuery(SponsorshipApplicationOptionsDocument, none, { linkToken: token, keepFailures: true });
  const [refused, setRefused] = useState<ApiError | null>(null);
  const options = useMemo(() => lists.data && optionsOf(lists.data), [lists.data]);
  useEffect(() => setToday(data?.today), [data]);

  const view = applicationOf(data?.sponsorshipApplicationView);
  // its offer was deleted: a refetch would not help
  const gone = error instanceof ApiError && error.code === 'SL404';
  const problem = gone
    ? 'revoked'
    : linkProblem(
        token,
        oneStep ? 'forwarded_task' : 'application',
        refused ?? error ?? (loading || view ? lists.error : new Error('no application')),
      );
  if (problem && !(loading && !error && !refused))
    return (
      <LinkProblemPage
        problem={problem}
        token={token}
        onRetry={() => {
          setRefused(null);
          void refetch();
          void lists.refetch();
        }}
      />
    );
  if (!view || (oneStep && !options))
    return (
      <Page mainClass="wrap wrap--form">
        <PageSkeleton label={t('Loading the application')} />
      </Page>
    );
  const props = { token, initial: view, today: data?.today ?? '', onRefused: setRefused };
  return oneStep && options ? <OneStep {...props} options={options} /> : <Wizard {...props} options={options} />;
}
