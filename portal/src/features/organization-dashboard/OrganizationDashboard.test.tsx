import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, fakeToken, leagueToken } from '../../testing/fakeServer.ts';
import { reviewOffer, shippingAddress, today } from '../../testing/offers.ts';
import { address, showPage } from '../../testing/page.tsx';
import { dashboardOffer, dashboardOrganization } from '../../testing/sponsorships.ts';
import { savedInBrowser, typeWithoutFlush } from '../../testing/typeBeforeUnload.ts';
import OrganizationOffer from '../offer-review/OrganizationOffer.tsx';
import type { ReviewOffer } from '../offer-review/offer.ts';
import OrganizationDashboard from './OrganizationDashboard.tsx';
import type { DashboardOrganization } from './types.ts';

const emptyMessage =
  "This league doesn't have any active sponsorships right now. Keep an eye on your inbox for sponsorship offers!";

function open(
  organizations: DashboardOrganization[],
  at = '/organization-dashboard',
  token: string | undefined = leagueToken,
  handlers: Parameters<typeof fakeServer>[0] = {},
) {
  const calls = fakeServer({
    MyOrganizations: () => ({ today, myOrganizations: organizations }),
    VerifyAddress: (values: object) => ({ verifyAddress: { ...values, deliverability: 'deliverable' } }),
    UpsertAddress: () => ({ upsertAddress: { clientMutationId: null } }),
    ...handlers,
  });
  const view = showPage(at, <OrganizationDashboard />, token);
  return { calls, view, user: userEvent.setup() };
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('b')?.textContent);

describe('organization dashboard', () => {
  it('[L-265] has the columns Sponsor, Season, Status, Details', async () => {
    open([dashboardOrganization({ offers: [dashboardOffer(1, 'confirmed', { status: 'active' })] })]);
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Sponsor',
      'Season',
      'Status',
      'Details',
    ]);
  });

  it('[L-266][L-267][L-268] shows confirmed and proposed offers of the right campaigns only', async () => {
    const offers = (['active', 'complete', 'proposed', 'contracted', 'rejected'] as const).flatMap((status, index) => [
      dashboardOffer(10 + index, 'confirmed', { status, sponsor: `confirmed ${status}` }),
      dashboardOffer(20 + index, 'proposed', { status, sponsor: `proposed ${status}` }),
      dashboardOffer(30 + index, 'rejected_by_league', { status, sponsor: `refused ${status}` }),
    ]);
    const { user } = open([dashboardOrganization({ offers })]);
    await user.click(await screen.findByRole('button', { name: 'Show All' }));
    expect([...rows()].sort()).toEqual([
      'confirmed active',
      'confirmed complete',
      'confirmed contracted',
      'confirmed proposed',
      'proposed active',
      'proposed contracted',
      'proposed proposed',
    ]);
  });

  it('[L-269][L-270] orders proposed first, then the latest season', async () => {
    open([
      dashboardOrganization({
        offers: [
          dashboardOffer(1, 'confirmed', { status: 'active', season: 'spring', year: 2026, sponsor: 'spring 26' }),
          dashboardOffer(2, 'confirmed', { status: 'active', season: 'fall', year: 2025, sponsor: 'fall 25' }),
          dashboardOffer(3, 'confirmed', { status: 'active', season: 'fall', year: 2026, sponsor: 'fall 26' }),
          dashboardOffer(4, 'proposed', { status: 'active', season: 'winter', year: 2024, sponsor: 'offer' }),
        ],
      }),
    ]);
    await screen.findByRole('table');
    expect(rows()).toEqual(['offer', 'fall 26', 'spring 26', 'fall 25']);
  });

  it('[L-271][L-272] the toggle is shown only if something is completed', async () => {
    open([dashboardOrganization({ offers: [dashboardOffer(1, 'confirmed', { status: 'active' })] })]);
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Show All' })).toBeNull();
  });

  it('[L-272][L-274] only completed ones: the empty message with the toggle', async () => {
    const { user } = open([
      dashboardOrganization({ offers: [dashboardOffer(1, 'confirmed', { status: 'complete' })] }),
    ]);
    expect(await screen.findByText(emptyMessage)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    expect(screen.getByText('Complete')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show Current' })).toBeInTheDocument();
  });

  it('[L-273] confirmed rows say View, proposed rows say Review', async () => {
    open([
      dashboardOrganization({
        offers: [
          dashboardOffer(1, 'confirmed', { status: 'active' }),
          dashboardOffer(2, 'proposed', { status: 'active' }),
        ],
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'View the sponsorship of Sponsor 1' })).toHaveAttribute(
      'href',
      '/organization-dashboard/sponsorship/1',
    );
    expect(screen.getByRole('link', { name: 'Review the offer of Sponsor 2' })).toHaveAttribute(
      'href',
      '/organization-dashboard/offer/2',
    );
  });

  it('[L14] overdue photos of a sponsorship are shown before a new offer', async () => {
    const late = dashboardOffer(1, 'confirmed', { status: 'active' });
    open([
      dashboardOrganization({
        offers: [
          dashboardOffer(2, 'proposed', { status: 'active' }),
          { ...late, verificationDeadlines: [{ deadline: '2026-10-01', section: 'overdue' }] },
        ],
      }),
    ]);
    const card = within(await screen.findByRole('region', { name: 'Overdue photos' }));
    expect(card.getByRole('heading')).toHaveTextContent('1 photo overdue for Sponsor 1');
    expect(card.getByRole('link', { name: 'Send it now' })).toHaveAttribute(
      'href',
      '/organization-dashboard/sponsorship/1',
    );
    expect(screen.queryByRole('region', { name: 'Offer waiting for your answer' })).toBeNull();
  });

  it('[L-276] empty message', async () => {
    open([dashboardOrganization()]);
    expect(await screen.findByText(emptyMessage)).toBeInTheDocument();
  });

  it('[L-264] a user without an organization gets the message and the support email', async () => {
    open([]);
    expect(await screen.findByText(emptyMessage)).toBeInTheDocument();
    expect(screen.getByText(/please contact us at/)).toBeInTheDocument();
  });

  it('[L-277] warns without a mailing address', async () => {
    open([dashboardOrganization({ mailingAddress: null })]);
    expect(
      await screen.findByText('We cannot send the sponsorship check until we have a mailing address on file.'),
    ).toBeInTheDocument();
  });

  it('[L-276][L-277] says below the empty message what is missing, not as a warning as long as no check is due', async () => {
    open([dashboardOrganization({ mailingAddress: null, offers: [] })]);
    const missing = await screen.findByText(
      'We cannot send the sponsorship check until we have a mailing address on file.',
    );
    const empty = screen.getByText(emptyMessage);
    expect(empty.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const ready = within(screen.getByRole('region', { name: 'Get ready for a sponsor' }));
    expect(ready.getByRole('button', { name: 'Add mailing address' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deadlines in your calendar' })).toBeNull();
  });

  it('[L-278][L-279] warns without a shipping address only if something is shipped', async () => {
    const text = 'We cannot ship necessary sponsorship supplies until we have a shipping address on file.';
    open([
      dashboardOrganization({
        shippingAddress: null,
        offers: [dashboardOffer(1, 'confirmed', { status: 'active' }, true)],
      }),
    ]);
    await screen.findByRole('table');
    expect(screen.queryByText(text)).toBeNull();
    document.body.replaceChildren();
    open([
      dashboardOrganization({
        shippingAddress: null,
        offers: [dashboardOffer(1, 'proposed', { status: 'active' }, false)],
      }),
    ]);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('[L-258][L-259][L-280] the banner opens the addresses; a validated one is saved by kind', async () => {
    const { user, calls } = open([dashboardOrganization({ mailingAddress: null })]);
    await user.click(await screen.findByRole('button', { name: 'Add mailing address' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByText('Who the check is mailed to.')).toBeInTheDocument();
    for (const [label, value] of [
      ['Name', 'Dana'],
      ['Address Line 1', '12 Dock Street'],
      ['City', 'Erie'],
      ['Zip', '16507'],
    ] as const)
      await user.type(screen.getByLabelText(label), value);
    await user.selectOptions(screen.getByLabelText('State'), 'PA');
    expect(screen.getByRole('button', { name: 'Save address' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Validate Address' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save address' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(calls.filter((call) => call.name === 'MyOrganizations')).toHaveLength(2));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add mailing address' })).toHaveFocus());
    expect(calls.find((call) => call.name === 'UpsertAddress')?.body.input).toMatchObject({
      organizationId: 11,
      addressType: 'mailing',
      city: 'Erie',
      deliverability: 'deliverable',
    });
  });

  it('restores a typed address after a reload, and deletes it on cancel', async () => {
    const { user, view } = open([dashboardOrganization({ mailingAddress: null })]);
    await user.click(await screen.findByRole('button', { name: 'Add mailing address' }));
    await user.type(screen.getByLabelText('Address Line 1'), '9 Zebra Lane');
    view.unmount();
    sessionStorage.clear(); // as after the phone's battery ran out
    render(<OrganizationDashboard />);
    await user.click(await screen.findByRole('button', { name: 'Add mailing address' }));
    expect(screen.getByLabelText('Address Line 1')).toHaveValue('9 Zebra Lane');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Zebra');
  });

  it('stores an address to its last character, and a check still in flight does not restore what was canceled', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user } = open([dashboardOrganization({ mailingAddress: shippingAddress })], undefined, undefined, {
      VerifyAddress: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(
      (await screen.findAllByRole('button', { name: 'Shipping Addresses', hidden: true }))[0] as Element,
    );
    await user.click(screen.getByRole('button', { name: 'Change mailing address' }));
    typeWithoutFlush(screen.getByLabelText('Address Line 1'), '9 Zebra Lane');
    expect(savedInBrowser()).toContain('9 Zebra Lane');
    await user.click(await screen.findByRole('button', { name: 'Validate Address' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    answer({ verifyAddress: { ...shippingAddress, line1: '9 ZEBRA LN', deliverability: 'deliverable' } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(savedInBrowser()).not.toMatch(/zebra/i);
  });

  it('[L-259] says that a typed address was restored; the user can start over from the stored one', async () => {
    const stored = { ...shippingAddress, line1: '1 Stored Street' };
    const { user } = open([dashboardOrganization({ shippingAddress: stored })]);
    const restored = 'What you typed before is back. It is not saved yet.';
    const edit = async () => {
      await user.click(
        (await screen.findAllByRole('button', { name: 'Shipping Addresses', hidden: true }))[0] as Element,
      );
      await user.click(screen.getByRole('button', { name: 'Change shipping address' }));
    };
    await edit();
    expect(screen.queryByText(restored)).toBeNull();
    await user.type(screen.getByLabelText('Address Line 1'), ' North');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await edit();
    expect(screen.getByText(restored)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Address Line 1')).toHaveValue('1 Stored Street');
    expect(screen.queryByText(restored)).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(JSON.stringify({ ...localStorage })).not.toContain('North');
  });

  it('[L-285] confirms a rejection once, and not again after a reload', async () => {
    open([dashboardOrganization()], '/organization-dashboard?rejected=1');
    expect(await screen.findByText('The offer is rejected. Thank you for telling us why.')).toBeInTheDocument();
    expect(address()).toBe('/organization-dashboard');
  });

  it('[L-261] the selected organization is stored per user', async () => {
    const two = [dashboardOrganization(), dashboardOrganization({ id: 12, name: 'Second League' })];
    const { user } = open(two);
    await user.selectOptions(await screen.findByLabelText('Organization'), 'Second League');
    expect(localStorage.getItem('sideline.organization.7')).toBe('12');
    expect(screen.getByLabelText('Organization')).toHaveDisplayValue('Second League');
  });

  it('[L-043] a session from accepting an offer sees how to set a password, and its one sponsorship', async () => {
    const { calls } = open(
      [],
      undefined,
      fakeToken({ role: 'organization', sub: '9', email: 'a@b.test', scope: 'offer', offer_id: 6 }),
    );
    expect(screen.getByRole('link', { name: 'View your sponsorship' })).toHaveAttribute(
      'href',
      '/organization-dashboard/sponsorship/6',
    );
    expect(calls).toHaveLength(0);
  });

  it('[L-332] without a login it redirects to the login and back', async () => {
    fakeServer({});
    showPage('/organization-dashboard', <OrganizationDashboard />);
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Forganization-dashboard'));
  });

  it('[S-412] a server error shows the generic failure screen', async () => {
    const consoleError = console.error;
    console.error = () => undefined;
    fakeServer({
      MyOrganizations: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    showPage('/organization-dashboard', <OrganizationDashboard />, leagueToken);
    expect(await screen.findByRole('heading', { name: 'Uh oh! Something went wrong.' })).toBeInTheDocument();
    console.error = consoleError;
  });
});

describe('offer page by login', () => {
  function openOffer(status: ReviewOffer['status'] = 'proposed', handlers: Parameters<typeof fakeServer>[0] = {}) {
    const organization = { ...reviewOffer().organization, shippingAddress };
    const calls = fakeServer({
      OfferToReview: () => ({
        today,
        offer: reviewOffer({ status, organization, seasonStart: '2027-03-20', seasonEnd: '2027-06-05' }),
      }),
      VerifyAddress: (values: object) => ({ verifyAddress: { ...values, deliverability: 'deliverable' } }),
      UpsertShippingAddress: () => ({ upsertShippingAddress: { clientMutationId: null } }),
      AcceptOffer: () => ({ acceptOffer: { jwt: null, offer: { id: 5 } } }),
      RejectOffer: () => ({ rejectOffer: { offer: { id: 5 } } }),
      ...handlers,
    });
    showPage('/organization-dashboard/offer/5', <OrganizationOffer offerId="5" />, leagueToken);
    return { calls, user: userEvent.setup() };
  }
  async function toReview(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Validate Address' }));
    await user.click(await screen.findByRole('button', { name: 'Review Offer Details' }));
    await screen.findByRole('heading', { name: 'What you do' });
  }

  it('[L-281][L-282][L-287] loads by id and needs neither email nor password', async () => {
    const { calls, user } = openOffer();
    await toReview(user);
    expect(calls[0]).toMatchObject({ name: 'OfferToReview', body: { id: 5 }, token: leagueToken });
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('[L-258] the menu links to the Overview of the offer’s organization', async () => {
    openOffer();
    expect(await screen.findByRole('link', { name: 'Overview', hidden: true })).toHaveAttribute(
      'href',
      '/organizations/11',
    );
  });

  it('[L-285][L-286] accepting opens the sponsorship', async () => {
    const { calls, user } = openOffer();
    await toReview(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Accept Offer' }));
    await waitFor(() => expect(address()).toBe('/organization-dashboard/sponsorship/5?accepted=1'));
    expect(calls.at(-1)?.body.input).toEqual({
      offerId: 5,
      startDate: '2027-03-20',
      endDate: '2027-06-05',
      stamp: 'as-read',
    });
  });

  it('[L-285][L-286] rejecting returns to the dashboard', async () => {
    const { calls, user } = openOffer();
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Reason'), 'Too late');
    await user.click(screen.getByRole('button', { name: 'Reject Offer' }));
    await waitFor(() => expect(address()).toBe('/organization-dashboard?rejected=1'));
    expect(calls.at(-1)?.body.input).toEqual({ offerId: 5, leagueRejectionReason: 'Too late' });
  });

  it('[L-283][L-290] another status shows its notice', async () => {
    openOffer('confirmed');
    expect(await screen.findByRole('heading', { name: 'Sponsorship Offer Already Accepted' })).toBeInTheDocument();
  });

  it('[L-284][L-289] an inaccessible offer shows the error view', async () => {
    openOffer('proposed', { OfferToReview: () => ({ today, offer: null }) });
    expect(await screen.findByRole('heading', { name: 'Sponsorship Offer Not Found' })).toBeInTheDocument();
    expect(screen.getByText("We couldn't find a sponsorship offer at this link.")).toBeInTheDocument();
    expect(screen.getByText('If you believe this is an error, please contact us.')).toBeInTheDocument();
  });
});
