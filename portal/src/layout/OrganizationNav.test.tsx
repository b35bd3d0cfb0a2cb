import { expect, it } from '@jest/globals';
import { storedChoice } from '../../../ui/session.ts';
import { fakeToken } from '../testing/fakeServer.ts';
import { showPage } from '../testing/page.tsx';
import { OrganizationNav } from './OrganizationNav.tsx';

it('[V6] a page of one league leads back to the sponsorships of that league', () => {
  const token = fakeToken({ role: 'organization', sub: '7', email: 'pat@club-one.test' });
  showPage('/organization-dashboard/sponsorship/3', <OrganizationNav organizationId={12} />, token);
  expect(storedChoice('organization', '7')).toBe('12');
});
