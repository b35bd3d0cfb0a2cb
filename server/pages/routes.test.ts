import { describe, expect, it } from '@jest/globals';
import { ADMIN_PAGES, PORTAL_PAGES, redirectOf } from './routes.ts';

describe('old addresses', () => {
  it.each([
    ['[S-006]', '/campaign-planner', '/campaign-planner/sponsors'],
    ['[S-010]', '/campaign-planner/sponsors/3/campaigns/7/leagues', '/campaign-targeting/7'],
    ['[S-010]', '/campaign-planner/sponsors/3/campaigns/7/filters', '/campaign-targeting/7'],
    ['[S-014]', '/leagues', '/organizations'],
    ['[S-014]', '/leagues/12/packages', '/organizations/12/packages'],
    ['[S-015]', '/verifications/99', '/offers/99'],
    ['[S-016]', '/sponsor-dashboard/abc.def.ghi', '/campaign-dashboard/abc.def.ghi'],
    ['[S-017]', '/league-dashboard/sponsorship/5', '/organization-dashboard/sponsorship/5'],
    ['[S-017]', '/league-self-signup', '/organization-self-signup'],
  ])('%s %s leads to %s', (_id, from, to) => {
    expect(redirectOf(from)).toBe(to);
  });

  it('leaves addresses of today alone', () => {
    for (const path of [
      '/',
      '/sponsor-dashboard',
      '/verifications',
      '/campaign-planner/sponsors',
      '/league-packages',
      '/league-import',
    ]) {
      expect(redirectOf(path)).toBeNull();
    }
  });
});

describe('the two apps', () => {
  it('[S-012] [S-013] share no address', () => {
    expect(PORTAL_PAGES.filter((page) => ADMIN_PAGES.includes(page))).toEqual([]);
  });

  it('[S-202] the portal shows the default pages on privacy and terms', () => {
    expect(PORTAL_PAGES).toEqual(expect.arrayContaining(['privacy', 'terms']));
  });
});
