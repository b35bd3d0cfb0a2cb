/**
 * The pages of the planner, offers and verifications: open to staff; others are redirected before any request is sent.
 */
import { beforeEach, describe, it, jest } from '@jest/globals';
import { setNavigator } from '../../../ui/graphql.ts';
import { freshPage, signIn } from '../testing/page.tsx';
import { mockRouterRequest } from '../testing/routerRequest.ts';
import { expectClosed, expectOpen, type Page } from '../testing/staffPages.tsx';

const staff = ['admin', 'superadmin'] as const;
const others: [string, string | null][] = [
  ['organization', '/organization-dashboard'],
  ['sponsor', '/sponsor-dashboard'],
  ['nobody', null],
];

mockRouterRequest();
beforeEach(async () => {
  await freshPage();
  setNavigator(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not navigate.
});

const proves = async (list: readonly Page[]) => {
  for (const role of staff) {
    signIn(role);
    for (const page of list) await expectOpen(page);
  }
  for (const [role, home] of others)
    for (const page of list) {
      await freshPage();
      if (role !== 'nobody') signIn(role as never);
      await expectClosed(page, home);
    }
};

describe('a page of staff', () => {
  it('[S-020] [S-032] sponsors, and creating a sponsor or a campaign, are for staff only', () =>
    proves(['sponsors', 'sponsor-add', 'campaign-add']));

  it('[S-045] [S-070] a sponsor and a campaign are for staff only', () => proves(['sponsor', 'campaign']));

  it('[S-226] [S-233] the verifications and an offer are for staff only', () => proves(['verifications', 'offer']));
});
