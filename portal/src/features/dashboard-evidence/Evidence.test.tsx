import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { setToday } from '../../../../ui/clock.ts';
import { proofLabels } from '../../lib/proofStates.ts';
import { campaignToken, connection, evidencePhoto, openEvidence, program, thumbnail } from '../../testing/evidence.tsx';
import { FakeStatus, fakeToken } from '../../testing/fakeServer.ts';
import { address } from '../../testing/page.tsx';

const asset = (id: number, change = {}) => ({
  ...program(id),
  offerId: id * 10,
  capabilityName: 'Game Signage',
  quantity: 2,
  status: 'proven',
  confirmedOn: '2026-09-01',
  nextDueOn: null,
  photos: [thumbnail(id)],
  photosConnection: { totalCount: 4 },
  ...change,
});
const assetHandlers = (nodes: unknown[]) => ({
  EvidenceAssets: () => connection('dashboardAssetsConnection', nodes),
  EvidenceAssetTotals: () => ({ dashboardAssetsConnection: { totalCount: nodes.length, totalQuantity: '7' } }),
});
const base = `/campaign-dashboard/${campaignToken}/evidence/`;

/** What the page sends by forms. */
let sent: { action: string; fields: Record<string, FormDataEntryValue> }[] = [];
beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({ action: new URL(this.action).pathname, fields: Object.fromEntries(new FormData(this)) });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('a list', () => {
  it('is the open one of its tabs, which is in view', async () => {
    const intoView = jest.fn();
    Element.prototype.scrollIntoView = intoView;
    await openEvidence('assets', assetHandlers([asset(1)]));
    const open = await screen.findByRole('link', { name: 'Assets', current: 'page' });
    expect(intoView.mock.contexts).toContain(open);
  });

  it('shows the rows and the total of the filters in its address, and how it is counted', async () => {
    const { calls } = await openEvidence(
      'assets?status=proven&state=PA&asset=Game+Signage&from=2026-09-01&campaign=4&other=1',
      assetHandlers([asset(1), asset(2, { quantity: 5, status: 'late', nextDueOn: '2026-10-03' })]),
    );
    const filter = {
      state: { equalTo: 'PA' },
      campaignId: { equalTo: 4 },
      capabilityName: { equalTo: 'Game Signage' },
      status: { equalTo: 'proven' },
      confirmedOn: { greaterThanOrEqualTo: '2026-09-01' },
    };
    await screen.findByText('7');
    expect(calls.find(({ name }) => name === 'EvidenceAssets')).toMatchObject({
      body: { filter, cursor: null },
      token: campaignToken,
    });
    expect(calls.find(({ name }) => name === 'EvidenceAssetTotals')?.body).toEqual({ filter });
    const row = await screen.findByRole('row', { name: /League 2/ });
    expect(row).toHaveTextContent('U10 · Soccer · Erie, PA');
    expect(row).toHaveTextContent(/Late.*Next photo due 10\/3\/2026/);
    expect(screen.getByText(/proven once our team has accepted a photo/)).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: '4 photos of League 2' })).toHaveAttribute(
      'href',
      `${base}photos?league=20&asset=Game+Signage`,
    );
  });

  it('[M14] the league of a row opens all of its assets', async () => {
    const { user, calls } = await openEvidence('assets?status=late', assetHandlers([asset(1, { status: 'late' })]));
    await user.click(await screen.findByRole('link', { name: 'League 1' }));
    expect(address()).toBe(`${base}assets?league=10`);
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'EvidenceAssets').at(-1)?.body.filter).toEqual({
        offerId: { equalTo: 10 },
      }),
    );
  });

  it('[S-002] is read-only, and its filters are links that change the address', async () => {
    const { user, calls } = await openEvidence('assets?status=proven', assetHandlers([asset(1)]));
    await screen.findByRole('row', { name: /League 1/ });
    expect([...document.querySelectorAll('form, input, textarea, select, [contenteditable="true"]')]).toEqual([]);
    const filters = within(screen.getByRole('navigation', { name: 'Filters' }));
    expect(filters.getByText('Proof: Proven')).toBeInTheDocument();
    await user.click(filters.getByText('State'));
    await user.click(filters.getByRole('link', { name: 'Ohio' }));
    expect(address()).toBe(`${base}assets?status=proven&state=OH`);
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'EvidenceAssets').at(-1)?.body.filter.state).toEqual({
        equalTo: 'OH',
      }),
    );
    await user.click(filters.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe(`${base}assets`);
  });

  it('ignores filters that cannot be read', async () => {
    const { calls } = await openEvidence('assets?status=gone&from=soon&campaign=x&league=-2', assetHandlers([]));
    expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'EvidenceAssets')?.body.filter).toEqual({});
  });

  it('loads more rows on demand, and again after an error', async () => {
    const answers = [
      connection('dashboardAssetsConnection', [asset(1)], 'one'),
      new FakeStatus(500),
      connection('dashboardAssetsConnection', [asset(2)]),
    ];
    const { user, calls } = await openEvidence('assets', {
      ...assetHandlers([]),
      EvidenceAssets: () => answers.shift(),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(screen.getByText(/^Printed here: the first 1 rows\./)).toHaveClass('printed');
    expect(await screen.findByText(/next rows could not be loaded/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('row', { name: /League 2/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /League 1/ })).toBeInTheDocument();
    expect(screen.queryByText(/^Printed here/)).toBeNull();
    expect(calls.filter(({ name }) => name === 'EvidenceAssets').map(({ body }) => body.cursor)).toEqual([
      null,
      'one',
      'one',
    ]);
  });

  it('is saved as CSV or XLSX with its filters and columns', async () => {
    const { user } = await openEvidence('assets?status=late', assetHandlers([asset(1)]));
    await user.click(screen.getByRole('button', { name: 'XLSX' }));
    const [form] = sent;
    expect(form?.action).toBe('/dashboard_lists/assets.xlsx');
    expect(form?.fields).toMatchObject({ token: campaignToken, documentId: expect.any(String) });
    expect(JSON.parse(String(form?.fields.variables))).toEqual({ filter: { status: { equalTo: 'late' } } });
    expect(JSON.parse(String(form?.fields.columns))).toEqual(
      expect.arrayContaining([
        { source: 'quantity', label: 'Quantity' },
        {
          source: 'status',
          label: 'Status',
          values: proofLabels,
        },
      ]),
    );
    expect(document.querySelector('form')).toBeNull();
    document.querySelector('iframe')?.dispatchEvent(new Event('load'));
    expect(await screen.findByText(/The list could not be saved/)).toBeInTheDocument();
  });

  it('an unknown list is not found, an expired link says so', async () => {
    await openEvidence('nothing', {});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is out of bounds.');
    document.body.replaceChildren();
    await openEvidence('assets', { EvidenceHead: () => new FakeStatus(401, { errors: [{ message: 'no' }] }) });
    expect(await screen.findByRole('heading', { name: 'Link has expired' })).toBeInTheDocument();
  });
});

describe('what a list is made of', () => {
  it('[M2] impressions say which number our team entered, and when', async () => {
    const source = { ...program(1), campaignName: 'Smiles', impressions: 500, enteredAt: null };
    const nodes = [
      { ...source, id: 'league-1' },
      {
        ...source,
        id: 'campaign-5',
        organizationName: null,
        campaignName: 'Brush',
        impressions: 9000,
        enteredAt: '2026-11-03T15:00:00Z',
      },
    ];
    await openEvidence('impressions', {
      EvidenceImpressions: () => connection('dashboardImpressionsConnection', nodes),
      EvidenceImpressionTotals: () => ({
        dashboardImpressionsConnection: { totalCount: 2, totalImpressions: '9500' },
      }),
    });
    expect(
      await screen.findByRole('row', { name: /Brush.*Entered by our team on 11\/3\/2026.*9,000/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /League 1.*500/ })).toBeInTheDocument();
    expect(await screen.findByText('9,500')).toBeInTheDocument();
  });

  it('dollars are by state, beside the contract that our team entered', async () => {
    const row = { campaignName: 'Smiles', sponsorships: 3, dollars: '300.5' };
    await openEvidence('dollars', {
      EvidenceDollars: () =>
        connection('dashboardDollarsConnection', [
          { ...row, id: '4:PA', state: 'PA' },
          { ...row, id: '4:', state: null },
        ]),
      EvidenceDollarTotals: () => ({
        dashboardSummaries: [{ id: 4, dollarsContracted: 9000, dollarsForLeagues: '601' }],
      }),
    });
    expect(await screen.findByRole('row', { name: /^Pennsylvania/ })).toHaveTextContent('$300.50');
    expect(screen.getByRole('row', { name: /^Other places together/ })).toBeInTheDocument();
    expect(await screen.findByText('$601')).toBeInTheDocument();
    expect(screen.getByText(/your contract, entered by our team/)).toHaveTextContent('$9,000');
  });

  it('dollars are listed only where staff show money', async () => {
    const lists = () => within(screen.getByRole('navigation', { name: 'Lists' }));
    await openEvidence('assets', assetHandlers([]));
    expect(lists().getByRole('link', { name: 'Dollars' })).toBeInTheDocument();
    document.body.replaceChildren();
    await openEvidence('assets', assetHandlers([]), { change: { summaries: [{ id: 4, dollarsForLeagues: null }] } });
    expect(lists().queryByRole('link', { name: 'Dollars' })).toBeNull();
  });

  it('states open their leagues, and are saved by their names', async () => {
    const { user } = await openEvidence('states', {
      EvidenceStates: () =>
        connection('dashboardStatesConnection', [{ id: 'PA', state: 'PA', leagues: 2, programs: 3, players: 40 }]),
      EvidenceStateTotals: () => ({ dashboardLeaguesConnection: { totalCount: 3, statesCount: 1, provincesCount: 0 } }),
    });
    expect(await screen.findByRole('link', { name: 'Pennsylvania' })).toHaveAttribute(
      'href',
      `${base}leagues?state=PA`,
    );
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(JSON.parse(String(sent[0]?.fields.columns))[0]).toMatchObject({
      source: 'state',
      values: { PA: 'Pennsylvania', ON: 'Ontario' },
      empty: 'Without a place',
    });
  });

  it('a season has a filter by campaign, and leads back to its dashboard', async () => {
    setToday('2026-10-08');
    const token = fakeToken({ kind: 'season', id: 4, v: 1, season: 'fall', year: 2026 });
    const campaigns = [4, 5].map((id) => ({ id, name: `Campaign ${id}`, season: 'fall', year: 2026 }));
    const { user } = await openEvidence('assets', assetHandlers([asset(1)]), { change: { campaigns }, token });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', `/seasonal-dashboard/${token}`);
    const filters = within(screen.getByRole('navigation', { name: 'Filters' }));
    expect(filters.getByRole('link', { name: 'Campaign 5', hidden: true })).toHaveAttribute(
      'href',
      `/seasonal-dashboard/${token}/evidence/assets?campaign=5`,
    );
    await user.click(filters.getByText('Confirmed'));
    await user.click(filters.getByRole('link', { name: 'In the last 7 days' }));
    expect(address()).toBe(`/seasonal-dashboard/${token}/evidence/assets?from=2026-10-01`);
    expect(filters.getByText('Confirmed: last 7 days')).toBeInTheDocument();
  });
});

describe('the photos', () => {
  const pages = () => [
    connection('dashboardPhotosConnection', [evidencePhoto(1), evidencePhoto(2)], 'two'),
    connection('dashboardPhotosConnection', [evidencePhoto(3)]),
  ];
  const open = (query = '', answers: unknown[] = pages()) =>
    openEvidence(`photos${query}`, {
      EvidencePhotos: () => answers.shift(),
      EvidencePhotoTotals: () => ({ dashboardPhotosConnection: { totalCount: 3 } }),
    });
  const opener = (id: number) => screen.findByRole('button', { name: new RegExp(`^Open the photo of League ${id},`) });

  it('[M14] are all there: more load by a button and at the end of the lightbox', async () => {
    const { user, calls } = await open('?league=7');
    await user.click(await opener(2));
    await waitFor(() => expect(calls.filter(({ name }) => name === 'EvidencePhotos')).toHaveLength(2));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Game Signage · 9/19/2026 · Erie, PA')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'League 3' })).toBeInTheDocument();
    await user.keyboard('{Home}');
    expect(screen.getByRole('dialog', { name: 'League 1' })).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'EvidencePhotos').map(({ body }) => body)).toEqual([
      { filter: { offerId: { equalTo: 7 } }, orderBy: ['CREATED_AT_DESC', 'ID_DESC'], cursor: null },
      { filter: { offerId: { equalTo: 7 } }, orderBy: ['CREATED_AT_DESC', 'ID_DESC'], cursor: 'two' },
    ]);
  });

  it('are grouped by league or asset', async () => {
    const { calls } = await open('?order=league', [
      connection('dashboardPhotosConnection', [
        evidencePhoto(1),
        { ...evidencePhoto(2), league: program(1) },
        evidencePhoto(3),
      ]),
    ]);
    await opener(3);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'League 1',
      'League 3',
    ]);
    expect(calls.find(({ name }) => name === 'EvidencePhotos')?.body.orderBy[0]).toBe('ORGANIZATION_NAME_ASC');
  });

  it('all, the chosen ones or one are saved', async () => {
    const { user } = await open('?state=PA');
    await opener(1);
    await user.click(screen.getByRole('button', { name: /Download all/ }));
    expect(sent.at(-1)).toEqual({
      action: '/dashboard_photos.zip',
      fields: { state: 'PA', token: campaignToken },
    });
    const choose = screen.getByRole('button', { name: /^Choose the photo of League 2,/ });
    await user.click(choose);
    expect(choose).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Download 1 chosen photo' }));
    expect(sent.at(-1)?.fields).toEqual({ ids: '2', token: campaignToken });
    await user.click(screen.getByRole('button', { name: 'Clear choice' }));
    expect(screen.queryByRole('button', { name: /chosen photo/ })).toBeNull();
    await user.click(await opener(1));
    await user.click(screen.getByRole('button', { name: 'Download this photo' }));
    expect(sent.at(-1)?.action).toBe('/dashboard_photos/1');
    for (const frame of document.querySelectorAll('iframe')) frame.dispatchEvent(new Event('load'));
    expect(await screen.findByText(/The download could not start/)).toBeInTheDocument();
  });

  it('[W7] can be only the favorites, in the address, on the page and in the zip', async () => {
    const { user, calls } = await open('', [
      ...pages().slice(0, 1),
      connection('dashboardPhotosConnection', [{ ...evidencePhoto(1), favorites: 2 }]),
    ]);
    await opener(1);
    await user.click(screen.getByRole('link', { name: 'Favorites' }));
    await screen.findByText('★', { exact: false });
    expect(address()).toBe(`${base}photos?favorites=1`);
    expect(calls.findLast(({ name }) => name === 'EvidencePhotos')?.body.filter).toEqual({
      favorites: { greaterThan: 0 },
    });
    await user.click(screen.getByRole('button', { name: 'Download favorites (zip)' }));
    expect(sent.at(-1)?.fields).toEqual({ favorites: '1', token: campaignToken });
    await user.click(screen.getByRole('link', { name: 'Favorites' }));
    expect(address()).toBe(`${base}photos`);
  });

  it('none, and an error that can be tried again', async () => {
    await open('', [connection('dashboardPhotosConnection', [])]);
    expect(await screen.findByText('No photo matches these filters.')).toBeInTheDocument();
    document.body.replaceChildren();
    const { user } = await open('', [new FakeStatus(500), ...pages()]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await opener(1)).toBeInTheDocument();
  });
});
