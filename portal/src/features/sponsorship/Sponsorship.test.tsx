import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import { fakeToken } from '../../testing/fakeServer.ts';
import { address } from '../../testing/page.tsx';
import { open } from '../../testing/sponsorshipPage.tsx';
import { deadline, sponsorshipCheck, sponsorshipOffer } from '../../testing/sponsorships.ts';
import Sponsorship from './Sponsorship.tsx';
import type { SponsorshipOffer } from './types.ts';

const all = [
  deadline({ id: 1, name: 'Waiting for artwork', section: 'missing_creatives' }),
  deadline({ id: 2, name: 'Late banner', deadline: '2026-10-03', section: 'overdue' }),
  deadline({ id: 3, name: 'Team photo', deadline: '2026-10-17' }),
  deadline({ id: 4, name: 'Rained out', section: 'did_not_complete' }),
  deadline({ id: 5, name: 'In review', section: 'under_review' }),
  deadline({ id: 6, name: 'Jerseys', section: 'completed', verified: true }),
];

const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

describe('sponsorship', () => {
  it('[L-291][L-292][L-293] shows sponsor, season, how to send proof, and both requirements', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Brightwell Dental' })).toBeInTheDocument();
    expect(screen.getByText(/Fall 2026, \$1,400/)).toBeInTheDocument();
    expect(screen.getByText(/Use Upload Verification, or email the picture to/)).toBeInTheDocument();
    expect(screen.getByText('No other dentist on banners.')).toBeInTheDocument();
    expect(screen.getByText(/Take banners down by 11\/21\/2026\./)).toBeInTheDocument();
  });

  it('[L-051] confirms an acceptance once, and not again after a reload', async () => {
    const message = 'Offer accepted. Your dates are saved, and your first photo is below.';
    const { shown } = open({}, undefined, undefined, '?accepted=1&from=mail');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(address()).toBe('/organization-dashboard/sponsorship/6?from=mail');
    shown.unmount();
    render(<Sponsorship offerId="6" />);
    await screen.findByRole('heading', { level: 1, name: 'Brightwell Dental' });
    expect(screen.queryByText(message)).toBeNull();
  });

  it('[M5] [L11] says why a photo was rejected, in the current language, with the note as written', async () => {
    const image = {
      id: 9,
      createdAt: '2026-10-01T15:00:00Z',
      status: 'rejected' as const,
      rejectionReason: { name: 'The photo is blurred.', spanishName: 'La foto está borrosa.' },
      rejectionNote: 'Try in daylight.',
      thumbnailUrl: null,
      fullSizeUrl: '/files/9.jpg',
    };
    const verificationDeadlines = [deadline({ id: 2, section: 'overdue', verificationImages: [image] })];
    const { shown } = open({ verificationDeadlines });
    expect(await screen.findByText('The photo is blurred.')).toBeInTheDocument();
    expect(screen.getByText('Try in daylight.')).toBeInTheDocument();
    shown.unmount();
    await loadCatalog('proof');
    await showLanguage('es');
    try {
      open({ verificationDeadlines });
      expect(await screen.findByText('La foto está borrosa.')).toBeInTheDocument();
      expect(screen.getByText('Try in daylight.').previousSibling).toHaveTextContent('Nuestro equipo escribió:');
    } finally {
      await showLanguage('en');
    }
  });

  it('[L11] says why the last of several photos was rejected, until another one is under review', async () => {
    const image = (id: number, reason: string) => ({
      id,
      createdAt: `2026-10-0${id}T15:00:00Z`,
      status: 'rejected' as const,
      rejectionReason: { name: reason, spanishName: reason },
      rejectionNote: null,
      thumbnailUrl: null,
      fullSizeUrl: `/files/${id}.jpg`,
    });
    const late = deadline({
      id: 2,
      section: 'overdue',
      verificationImages: [image(1, 'Too dark.'), image(2, 'Too far away.')],
    });
    const { shown } = open({ verificationDeadlines: [late] });
    const note = within((await screen.findByText('Too far away.')).closest('.note') as HTMLElement);
    expect(note.getByText('Your photo of 10/2/2026 was not accepted.')).toBeInTheDocument();
    expect(screen.queryByText('Too dark.')).toBeNull();
    expect(section('Overdue').getByRole('button', { name: /^Upload Verification/ })).toBeEnabled();
    shown.unmount();
    open({ verificationDeadlines: [{ ...late, section: 'under_review' }] });
    await screen.findByRole('region', { name: /^Under Review/ });
    expect(screen.queryByText('Too far away.')).toBeNull();
  });

  it('[L-258] the menu links to the Overview and to the addresses of its organization', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Overview', hidden: true })).toHaveAttribute('href', '/organizations/11');
    expect(menu.getByRole('button', { name: 'Shipping Addresses', hidden: true })).toBeInTheDocument();
  });

  it('[L-294] sections are in the specified order', async () => {
    open({ verificationDeadlines: [...all].reverse() });
    await screen.findByRole('heading', { level: 1 });
    const headings = [...document.querySelectorAll('#deadlines h2')].map((one) =>
      one.textContent?.replace(/\s*\d+$/, '').trim(),
    );
    expect(headings).toEqual([
      'No Deadlines Set',
      'Overdue',
      'Upcoming',
      'Did Not Complete',
      'Under Review',
      'Completed',
    ]);
  });

  it('[L-296][L-297] a deadline shows date, name and instructions', async () => {
    open({ verificationDeadlines: all });
    await screen.findByRole('heading', { level: 1 });
    const overdue = section('Overdue');
    expect(overdue.getByText('10/3/26')).toBeInTheDocument();
    expect(overdue.getByText('4 days late')).toBeInTheDocument();
    expect(overdue.getByRole('heading', { name: 'Late banner' })).toBeInTheDocument();
    expect(overdue.getByText('Photograph 2')).toBeInTheDocument();
  });

  it('[S-129] a date that had passed when the offer was accepted is not shown as missed', async () => {
    open({ verificationDeadlines: all, confirmedAt: '2026-10-05T15:00:00Z' });
    await screen.findByRole('heading', { level: 1 });
    const overdue = section('Overdue');
    expect(overdue.getByText('as soon as you can')).toBeInTheDocument();
    expect(overdue.getByText(/You haven’t missed anything/)).toBeInTheDocument();
    expect(overdue.queryByText(/days? late/)).toBeNull();
    expect(screen.queryByText(/photos? overdue/)).toBeNull();
  });

  it('[L-298] shows creative files and texts', async () => {
    const { user } = open({
      verificationDeadlines: [
        deadline({
          id: 3,
          creativeFiles: [{ id: 1, name: 'Banner artwork', url: '/files/banner.pdf' }],
          creativeContents: [{ id: 2, name: 'Email text', content: '<p>Dear <b>families</b><script>x</script></p>' }],
        }),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Banner artwork' })).toHaveAttribute('href', '/files/banner.pdf');
    await user.click(screen.getByRole('button', { name: 'Email text' }));
    expect(screen.getByText('families').closest('p')).toHaveTextContent(/^Dear families$/);
  });

  it('[L-299] sorts by date, hides empty sections, and says so if there is nothing', async () => {
    open({
      verificationDeadlines: [
        deadline({ id: 1, name: 'Second', deadline: '2026-11-07' }),
        deadline({ id: 2, name: 'First', deadline: '2026-10-17' }),
      ],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(
      section('Upcoming')
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['First', 'Second']);
    expect(screen.queryByRole('heading', { name: /Overdue/ })).toBeNull();
  });

  it('[L-299] no deadlines at all: a short note', async () => {
    open();
    expect(await screen.findByText(/There are no deadlines yet/)).toBeInTheDocument();
  });

  it('[L-306] all but Completed and No Deadlines Set offer the upload', async () => {
    open({ verificationDeadlines: all });
    await screen.findByRole('heading', { level: 1 });
    const offers = (name: string) => section(name).queryAllByRole('button', { name: /Upload Verification/ }).length;
    expect(['Overdue', 'Upcoming', 'Did Not Complete', 'Under Review'].map(offers)).toEqual([1, 1, 1, 1]);
    expect(['No Deadlines Set', 'Completed'].map(offers)).toEqual([0, 0]);
  });

  const invalid: [string, Partial<SponsorshipOffer> | null][] = [
    ['unknown or of another organization', null],
    ['not confirmed', { status: 'proposed' }],
  ];
  it.each(invalid)('[L-309][L-310] a sponsorship that is %s', async (_name, change) => {
    open(change);
    expect(
      await screen.findByText(
        'Oops! Something went wrong. Please return to your dashboard. If this problem continues, please contact support.',
      ),
    ).toBeInTheDocument();
  });

  it('[L-311] lists approved payments and no others', async () => {
    open({
      verificationDeadlines: [deadline({ id: 1, section: 'completed', verified: true }), deadline({ id: 2 })],
      checks: [
        sponsorshipCheck({ id: 1, number: 1042, status: 'approved', state: 'approved' }),
        sponsorshipCheck({ id: 2, amount: '650.00' }),
      ],
    });
    expect(await screen.findByText('First check, $700')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('$650');
  });

  it.each([
    ['approved', {}, 'Approved, will be printed and mailed', 'step'],
    ['in_run', {}, 'Approved, will be printed and mailed', 'step'],
    ['printed', {}, 'Check 1042. Printed, not mailed yet', 'step'],
    [
      'mailed',
      { mailedOn: '2026-10-02', estimatedArrivalDate: '2026-10-12' },
      'Check 1042. Mailed 10/2/2026, expected 10/12/2026',
      null,
    ],
  ] as const)(
    '[M1][L-311] a check that is %s says so, and is a stop behind only once it is mailed',
    async (state, more, text, current) => {
      open({
        verificationDeadlines: [deadline({ id: 1, section: 'completed', verified: true }), deadline({ id: 2 })],
        checks: [sponsorshipCheck({ id: 1, number: 1042, status: 'approved', state, ...more })],
      });
      const stop = (await screen.findByText(text)).closest('li');
      expect(stop?.getAttribute('aria-current') ?? null).toBe(current);
    },
  );

  it('[M7] a void check stays visible, with its reason', async () => {
    open({
      checks: [
        sponsorshipCheck({
          id: 1,
          number: 1042,
          status: 'voided',
          state: 'voided',
          actionReason: 'The amount was wrong.',
        }),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Void checks' });
    expect(list).toHaveTextContent('Check 1042 of $700 is void.');
    expect(list).toHaveTextContent('The amount was wrong.');
  });

  it('[M7] a canceled sponsorship says why, and what happened to its checks', async () => {
    open({
      status: 'canceled',
      removalReason: 'The field was closed.',
      checks: [
        sponsorshipCheck({ id: 1, number: 1042, status: 'approved', state: 'printed' }),
        sponsorshipCheck({ id: 2, number: 1043, status: 'voided', state: 'voided', actionReason: 'Lost.' }),
      ],
    });
    expect(await screen.findByText('This sponsorship is canceled.')).toBeInTheDocument();
    expect(document.body).toHaveTextContent('The field was closed.');
    expect(screen.getByText('Check 1042. Printed, not mailed yet')).toBeInTheDocument();
    expect(document.body).toHaveTextContent('Check 1043 of $700 is void.');
  });

  it('[L-277] the missing mailing address is mentioned at the stop of the check', async () => {
    open({
      organization: { ...sponsorshipOffer().organization, mailingAddress: null },
      verificationDeadlines: [deadline({ id: 1, section: 'completed', verified: true }), deadline({ id: 2 })],
    });
    const stop = (await screen.findByText('First check: needs your address', { selector: 'b' })).closest('li');
    expect(stop).toHaveAttribute('aria-current', 'step');
    expect(stop).toHaveTextContent('We cannot send the sponsorship check until we have a mailing address on file.');
  });

  it('[L-043] a session from accepting an offer cannot change addresses', async () => {
    const limited = fakeToken({ role: 'organization', sub: '9', email: 'a@b.test', scope: 'offer', offer_id: 6 });
    open(
      {
        organization: { ...sponsorshipOffer().organization, mailingAddress: null },
        verificationDeadlines: [deadline({ id: 1, section: 'completed', verified: true }), deadline({ id: 2 })],
      },
      undefined,
      limited,
    );
    await waitFor(() => expect(screen.getByText(/We emailed you a link to set your password/)).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Add mailing address' })).toBeNull();
    expect(screen.queryByText('Organization Profile')).toBeNull();
    expect(screen.queryByText('Change Password')).toBeNull();
  });
});
