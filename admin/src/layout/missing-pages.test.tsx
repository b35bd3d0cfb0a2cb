import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CampaignCreate } from '../campaigns/CampaignCreate.tsx';
import { CampaignEdit } from '../campaigns/CampaignEdit.tsx';
import { CampaignSearch } from '../campaigns/CampaignSearch.tsx';
import { OfferDetail } from '../offers/OfferDetail.tsx';
import { OrganizationEdit } from '../organizations/OrganizationEdit.tsx';
import { SponsorEdit } from '../sponsors/SponsorEdit.tsx';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';

beforeEach(() => signIn());

const planner = '/campaign-planner/sponsors/:sponsorId';
it.each([
  ['offer', <OfferDetail key="1" />, '/offers/:id'],
  ['organization', <OrganizationEdit key="2" />, '/organizations/:id/*'],
  ['sponsor', <SponsorEdit key="3" />, `${planner}/*`],
  ['sponsor', <CampaignCreate key="4" />, `${planner}/campaigns/add`],
  ['campaign', <CampaignEdit key="5" />, `${planner}/campaigns/:campaignId/*`],
  ['campaign', <CampaignSearch key="6" />, `${planner}/campaigns/:campaignId/campaign-search`],
])('[S-019] an id out of range shows "%s not found" without a request', async (what, element, path) => {
  const sent = fakeServer({});
  const at = path.replace(/:\w+/g, '99999999999').replace('/*', '');
  showPage(element, { at, path });
  expect(await screen.findByRole('heading', { name: `This ${what} was not found` })).toBeInTheDocument();
  expect(sent).toEqual([]);
});
