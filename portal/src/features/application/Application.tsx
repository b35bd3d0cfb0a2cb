/** `/qualify/{token}`: the sponsorship application by link, without login (L-084 to L-217). */
import { useEffect, useMemo, useState } from 'react';
import { setToday } from '../../../../ui/clock.ts';
import type { ApiError } from '../../../../ui/graphql.ts';
import { t } from '../../i18n/i18n.ts';
import { PageSkeleton } from '../../kit/Skeleton.tsx';
import { LinkProblemPage } from '../../layout/LinkProblem.tsx';
import { linkProblem } from '../../layout/linkProblem.ts';
import { Page } from '../../layout/Page.tsx';
import { begin } from '../../lib/begun.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { type ListEntry, sponsorshipApplicationOptions, sponsorshipApplicationView } from './documents.ts';
import type { Options } from './types.ts';
import { Wizard } from './wizard/Wizard.tsx';
import './application.css';
import './wizard.css';

const none = {};
const shown = (list: ListEntry[]): ListEntry[] =>
  list.filter(({ retired }) => !retired).sort((a, b) => a.position - b.position);

/** What the page will ask for first. */
export function first(token: string): void {
  begin(sponsorshipApplicationView, none, { linkToken: token });
  begin(sponsorshipApplicationOptions, none, { linkToken: token });
}

export default function Application({ token }: { token: string }) {
  const { data, error, loading, refetch } = useQuery(sponsorshipApplicationView, none, {
    linkToken: token,
    keepFailures: true,
  });
  const lists = useQuery(sponsorshipApplicationOptions, none, { linkToken: token, keepFailures: true });
  const [refused, setRefused] = useState<ApiError | null>(null);
  const options = useMemo<Options | null>(() => {
    if (!lists.data) return null;
    const { sponsorshipApplicationOptionsList, organizationTypes, competitivenesses, sports } = lists.data;
    return {
      ...sponsorshipApplicationOptionsList,
      organizationTypes: shown(organizationTypes),
      competitivenesses: shown(competitivenesses),
      sports: shown(sports),
    };
  }, [lists.data]);
  useEffect(() => setToday(data?.today), [data]);

  const view = data?.sponsorshipApplicationView ?? null;
  const problem = linkProblem(
    token,
    'application',
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
  if (!view)
    return (
      <Page mainClass="wrap wrap--form">
        <PageSkeleton label={t('Loading the application')} />
      </Page>
    );
  return <Wizard token={token} initial={view} options={options} today={data?.today ?? ''} onRefused={setRefused} />;
}
