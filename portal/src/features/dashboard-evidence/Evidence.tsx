/**
 * `/campaign-dashboard/{token}/evidence/{list}` and the same of a season: the list that a number of the dashboard is made
 * of, with the filters of the address; read-only and without login (S-002).
 */
import { useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Mark } from '../../../../ui/brand/mark.tsx';
import { seasonLabel } from '../../../../ui/formats.ts';
import { decodeToken, type LinkClaims } from '../../../../ui/session.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { LinkProblemPage } from '../../layout/LinkProblem.tsx';
import { linkProblem } from '../../layout/linkProblem.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { Page } from '../../layout/Page.tsx';
import { SponsorBrand } from '../../layout/SponsorBrand.tsx';
import type { EvidenceList } from '../../lib/evidence.ts';
import { type Filters, filtersOf } from '../../lib/filters.ts';
import { useLinkView } from '../../lib/linkView.ts';
import { paths } from '../../lib/paths.ts';
import { showTab } from '../../lib/showTab.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { catalog } from '../../shared/evidence/catalog.ts';
import { saveList } from '../../shared/evidence/exports.ts';
import { EvidenceHeadDocument, type EvidenceHeadQuery } from '../../shared/evidence/generated/graphql.ts';
import { type EvidenceListInfo, evidenceLists, isEvidenceList } from '../../shared/evidence/lists.ts';
import { Totals } from '../../shared/evidence/Totals.tsx';
import { FilterBar } from '../../shared/filters/FilterBar.tsx';
import '../../shared/evidence/evidence.css';

const none = {};

/** The filters of the address; the same object as long as they are the same. */
function useFilters(list: EvidenceList): Filters {
  const key = JSON.stringify(filtersOf(useSearch(), evidenceLists[list].filters));
  return useMemo(() => JSON.parse(key) as Filters, [key]);
}

function Exports({ list, filters, token }: { list: EvidenceList; filters: Filters; token: string }) {
  const [failed, setFailed] = useState(false);
  const { exported, where } = catalog[list];
  const save = (format: 'csv' | 'xlsx') => {
    setFailed(false);
    const variables = { ...exported.variables, filter: where(filters) };
    saveList(list, format, { ...exported, variables }, token, () => setFailed(true));
  };
  return (
    <>
      <div className="evidence__exports">
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} small onClick={() => save(format)}>
            <Icon name="download" /> {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {failed && (
        <ErrorNotice>
          The list could not be saved. Others may be saving one right now; please try again in a minute.
        </ErrorNotice>
      )}
    </>
  );
}

function List({ head, list, token }: { head: EvidenceHeadQuery; list: EvidenceList; token: string }) {
  const filters = useFilters(list);
  const { title, counting, filters: offered, periodOf }: EvidenceListInfo = evidenceLists[list];
  const { Rows, totalsDocument, totalsOf, where } = catalog[list];
  const variables = useMemo(() => ({ filter: where(filters) }), [filters, where]);
  const showsDollars = head.summaries.some(({ dollarsForLeagues }) => dollarsForLeagues !== null);
  const name = [...new Set(head.campaigns.map((campaign) => campaign.name))];
  return (
    <>
      <nav className="evidence__lists" aria-label="Lists">
        <ul>
          {Object.entries(evidenceLists)
            .filter(([id]) => id !== 'dollars' || showsDollars)
            .map(([id, info]) => (
              <li key={id}>
                <Link
                  to={paths.evidence(token, id)}
                  aria-current={id === list ? 'page' : undefined}
                  ref={id === list ? showTab : undefined}
                >
                  {info.title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <div className="evidence__head">
        <h1>
          {title}
          <small>{name.length === 1 ? name[0] : seasonOf(head)}</small>
        </h1>
        <Totals
          key={list}
          document={totalsDocument}
          variables={variables as never}
          token={token}
          totals={(data) => totalsOf(data, filters)}
        />
        <p className="soft">
          <b>How we count: </b>
          {counting}
        </p>
      </div>
      <div className="evidence__bar">
        <FilterBar
          label="Filters"
          offered={offered}
          choices={head.choices}
          campaigns={head.campaigns}
          {...(periodOf ? { periodOf } : {})}
        />
        <Exports list={list} filters={filters} token={token} />
      </div>
      <Rows key={`${list} ${JSON.stringify(filters)}`} token={token} filters={filters} />
    </>
  );
}

const seasonOf = ({ campaigns: [first] }: EvidenceHeadQuery): string =>
  first?.season && first.year ? seasonLabel(first.season, first.year) : '';

export default function Evidence({ token, list }: { token: string; list: string }) {
  const kind = decodeToken<LinkClaims>(token)?.kind === 'season' ? 'season' : 'campaign';
  const { data, error, loading, refetch } = useQuery(EvidenceHeadDocument, none, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  const sponsor = data?.sponsors[0];
  useTitle(isEvidenceList(list) && sponsor ? `${evidenceLists[list].title}, ${sponsor.name}` : '');
  useLinkView(token, sponsor !== undefined);
  if (!isEvidenceList(list)) return <NotFound />;
  if (loading) return <PageSkeleton label="Loading the list" />;
  const problem = linkProblem(token, kind, error) ?? (sponsor ? null : 'expired');
  if (problem || !data || !sponsor)
    return <LinkProblemPage problem={problem ?? 'failed'} token={token} alwaysExpired onRetry={refetch} />;
  return (
    <Page
      englishOnly
      mainClass="wrap evidence"
      brand={<SponsorBrand name={sponsor.name} url={sponsor.logoUrl} />}
      nav={
        <Link className="evidence__back" to={paths.dashboard(token)}>
          <Icon name="left" /> Dashboard
        </Link>
      }
      footer={
        <Footer englishOnly>
          <span className="brand brand--small">
            <Mark size={24} /> Sideline
          </span>
        </Footer>
      }
    >
      <List head={data} list={list} token={token} />
    </Page>
  );
}
