import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { useDocument } from '../api/hooks.ts';
import { DeletedModal } from '../history/DeletedModal.tsx';
import { Block, Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Keys } from '../kit/Keys.tsx';
import { Problem } from '../layout/Problem.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { AddOrganization } from './AddOrganization.tsx';
import {
  OrganizationStatsDocument,
  OrganizationsDocument,
  RecentOrganizationsDocument,
  SearchedOrganizationsDocument,
} from './documents.ts';
import { OrganizationPeek } from './OrganizationPeek.tsx';
import { OrganizationTable } from './OrganizationTable.tsx';
import type { OrganizationRow } from './types.ts';
import { viewedOrganizations } from './viewed.ts';

/** How many results a search shows. */
const RESULTS = 25;

/** What is listed: the results of a search, else the recently viewed and the recently updated ones (B-032, B-035). */
function useGroups(query: string) {
  const viewed = viewedOrganizations();
  const ids = viewed.map(({ id }) => id);
  const searched = useDocument(
    SearchedOrganizationsDocument,
    { query, perPage: RESULTS },
    { enabled: query !== '', keep: true },
  );
  const seen = useDocument(OrganizationsDocument, { organizationIds: ids }, { enabled: ids.length > 0 });
  const updated = useDocument(RecentOrganizationsDocument, {});
  const byId = new Map(seen.data?.organizations.map((row) => [row.id, row]));
  return {
    error: searched.error ?? seen.error ?? updated.error,
    retry: () => void (searched.error ? searched : seen.error ? seen : updated).refetch(),
    found: query ? searched.data?.searchedOrganizations : undefined,
    viewed: ids.flatMap((id) => byId.get(id) ?? []),
    viewedAt: (row: OrganizationRow) => viewed.find(({ id }) => id === row.id)?.at,
    updated: updated.data?.recentOrganizations,
  };
}

/** All Organizations: search, recents, adding (B-029 … B-041). */
export function OrganizationList() {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const query = useDebounced(text.trim(), 200);
  const stats = useDocument(OrganizationStatsDocument, {});
  const { found, viewed, viewedAt, updated, error, retry } = useGroups(query);
  const navigate = useNavigate();
  const listed = query
    ? (found ?? [])
    : [...viewed, ...(updated ?? []).filter(({ id }) => !viewed.some((row) => row.id === id))];
  const [at, setAt] = useState<number | null>(null);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const cursor = listed.find(({ id }) => id === at) ?? listed[0];
  const move = (step: number) => {
    const index = listed.findIndex(({ id }) => id === cursor?.id);
    setAt(listed[Math.min(Math.max(index + step, 0), listed.length - 1)]?.id ?? null);
  };
  const search = (value: string) => setParams(value ? { q: value } : {}, { replace: true });
  const add = (open: boolean) => setParams({ ...(text ? { q: text } : {}), ...(open ? { add: '' } : {}) });
  const adding = params.has('add');
  const count = stats.data ? formatNumber(stats.data.organizationStats.count) : '…';
  const table = { cursor: cursor?.id ?? null, onHover: setAt };
  return (
    <>
      <Head
        page="All Organizations"
        title={`Search ${count} Organizations`}
        badges={
          <div className="search">
            <Icon name="search" />
            <label className="vh" htmlFor="organization-search">
              Search organizations
            </label>
            <input
              id="organization-search"
              type="search"
              placeholder="Name, place, website or e-mail"
              autoComplete="off"
              value={text}
              onChange={(event) => search(event.target.value)}
            />
            <kbd>/</kbd>
          </div>
        }
        acts={
          <>
            <Button icon="trash" onClick={() => setShowsDeleted(true)}>
              Deleted organizations
            </Button>
            <Button look="main" icon="plus" onClick={() => add(true)}>
              Add An Organization
            </Button>
          </>
        }
      />
      {showsDeleted ? (
        <DeletedModal record="organizations" what="organizations" onClose={() => setShowsDeleted(false)} />
      ) : null}
      {error ? <Problem error={error} retry={retry} /> : null}
      <div className="body split" style={{ '--stick': '109px' } as never}>
        <div>
          {query && error && !found ? null : query ? (
            <Results rows={found} when={{ label: 'Updated', at: (row) => row.updatedAt }} {...table} />
          ) : (
            <>
              {viewed.length ? (
                <OrganizationTable
                  title="Recently Viewed"
                  rows={viewed}
                  when={{ label: 'Viewed', at: viewedAt }}
                  {...table}
                />
              ) : null}
              {updated ? (
                <OrganizationTable
                  title="Recently Updated"
                  rows={updated}
                  when={{ label: 'Updated', at: (row) => row.updatedAt }}
                  {...table}
                />
              ) : error ? null : (
                <Block title="Recently Updated">
                  <Loading lines={8} />
                </Block>
              )}
            </>
          )}
        </div>
        {cursor ? <OrganizationPeek id={cursor.id} /> : null}
      </div>
      {adding ? <AddOrganization onClose={() => add(false)} /> : null}
      <Keys
        hints={[
          { keys: ['/'], label: 'Search', run: () => document.getElementById('organization-search')?.focus() },
          { keys: ['j', 'k'], label: 'Move', run: (key) => move(key.toLowerCase() === 'j' ? 1 : -1) },
          { keys: ['Enter'], label: 'Open', run: () => cursor && navigate(`/organizations/${cursor.id}`) },
          { keys: ['n'], label: 'Add An Organization', run: () => add(true) },
        ]}
      />
    </>
  );
}

type ResultsProps = Omit<Parameters<typeof OrganizationTable>[0], 'title' | 'rows'> & {
  rows: OrganizationRow[] | undefined;
};

function Results({ rows, ...table }: ResultsProps) {
  if (!rows) {
    return (
      <Block title="Results">
        <Loading lines={6} />
      </Block>
    );
  }
  if (rows.length === 0) {
    return (
      <Block label="Results">
        <Empty>No organizations found with your search criteria.</Empty>
      </Block>
    );
  }
  return <OrganizationTable title="Results" rows={rows} {...table} />;
}
