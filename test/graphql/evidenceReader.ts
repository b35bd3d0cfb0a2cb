/** A dashboard's numbers and the lists that they open, read over HTTP. */
import { expect } from '@jest/globals';
import type { TestServer } from '../harness/server.ts';
import type { SeasonYear } from './demoDashboards.ts';
import { operationText } from './operationText.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of whichever list this is
type Rows = any[];

/** The sum of a field of rows; a missing value is 0. */
export const sum = (rows: Rows, field: string) => rows.reduce((total, row) => total + Number(row[field] ?? 0), 0);

/** Reads a server's dashboards with their tokens, by the documents of the portal. */
export function evidenceReader(server: TestServer) {
  const ask = (name: string, variables: object, token: string) =>
    server.data(operationText(name), { ...variables }, token);

  /** All rows of a list, 50 at a time. */
  async function rowsOf(name: string, token: string, filter: object = {}, more: object = {}): Promise<Rows> {
    const found: Rows = [];
    let cursor: string | null = null;
    do {
      const [page] = Object.values(await ask(name, { filter, cursor, ...more }, token)) as {
        nodes: Rows;
        pageInfo: { hasNextPage: boolean; endCursor: string };
      }[];
      expect(page?.nodes.length).toBeLessThanOrEqual(50);
      found.push(...(page?.nodes ?? []));
      cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (cursor !== null);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    return found;
  }
  /** What a dashboard shows: leagues, programs, photos and impressions. */
  async function headline(token: string, season: SeasonYear | null) {
    if (!season) {
      const page = await ask('CampaignDashboard', {}, token);
      return {
        leagues: page.organizationsCount,
        programs: page.programs.totalCount,
        photos: page.photos.totalCount,
        impressions: Number(page.dashboardCampaigns[0].impressions ?? 0),
      };
    }
    const page = await ask('SeasonalDashboard', season, token);
    expect(page.campaigns.pageInfo.hasNextPage).toBe(false);
    return {
      leagues: page.organizationsCount,
      programs: page.programs.totalCount,
      photos: page.photos.totalCount,
      impressions: sum(page.campaigns.nodes, 'impressions'),
    };
  }

  return { ask, rowsOf, headline };
}
