import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeServer, leagueToken } from '../../testing/fakeServer.ts';
import { reviewOffer, today } from '../../testing/offers.ts';
import { showPage } from '../../testing/page.tsx';
import AcceptOffer from './AcceptOffer.tsx';

async function open(status: string, token?: string) {
  fakeServer({
    OfferToAccept: () => ({ today, offerToAccept: { ...reviewOffer(), status } }),
    RecordLinkView: () => ({ recordLinkView: { clientMutationId: null } }),
  });
  showPage('/accept-offer/t', <AcceptOffer token="t" />, token);
  return screen.findByRole('heading', { level: 1 });
}

describe('offer error pages', () => {
  it('[L-071][L-078] confirmed without login: already accepted, login leads to the sponsorship', async () => {
    expect(await open('confirmed')).toHaveTextContent('Sponsorship Offer Already Accepted');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Forganization-dashboard%2Fsponsorship%2F5',
    );
  });

  it('[L-071] confirmed with login: a link to the sponsorship', async () => {
    await open('confirmed', leagueToken);
    expect(screen.getByRole('link', { name: 'Go to your sponsorship' })).toHaveAttribute(
      'href',
      '/organization-dashboard/sponsorship/5',
    );
  });

  it('[L-072] rejected by the league, with and without login', async () => {
    expect(await open('rejected_by_league')).toHaveTextContent('Sponsorship Offer Already Rejected By Your League');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Forganization-dashboard',
    );
  });

  it('[L-072] rejected by the league with login: a link to the dashboard', async () => {
    await open('rejected_by_league', leagueToken);
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/organization-dashboard',
    );
  });

  it('[L-073] a failed fetch: the link has expired, contact support', async () => {
    fakeServer({
      OfferToAccept: () => {
        throw new Error('no network');
      },
    });
    showPage('/accept-offer/t', <AcceptOffer token="t" />);
    expect(await screen.findByRole('heading', { name: 'Link has expired' })).toBeInTheDocument();
    expect(screen.getByText(/the link has expired: please contact support/)).toBeInTheDocument();
  });

  it.each(['prospecting', 'qualified', 'unqualified', 'canceled', 'rejected', 'rejected_by_organization'])(
    '[L-074][L-077] %s never tells its stage',
    async (status) => {
      expect(await open(status)).toHaveTextContent('Sponsorship Offer Not Found');
      expect(screen.getByText("We couldn't find a sponsorship offer at this link.")).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(new RegExp(`\\b${status}\\b`));
    },
  );

  it('[L-075] reports an empty status', async () => {
    expect(await open('')).toHaveTextContent('Uh oh! Something went wrong.');
  });

  it('[L-076] every status shows the support email', async () => {
    for (const status of ['confirmed', 'rejected_by_league', 'canceled', '']) {
      await open(status);
      expect(screen.getByText(/If you believe this is an error, please contact us\./)).toBeInTheDocument();
      expect(screen.getAllByRole('link', { name: 'support@sideline.test' })[0]).toHaveAttribute(
        'href',
        'mailto:support@sideline.test',
      );
      cleanup();
    }
  });
});
