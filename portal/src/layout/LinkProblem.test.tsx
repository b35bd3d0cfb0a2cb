import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// biome-ignore lint/style/noRestrictedImports: compares the portal's list of link pages with the server's
import { PATHS } from '../../../server/shared/links/links.ts';
import { readToken } from '../../../ui/session.ts';
import AcceptOffer from '../features/offer-review/AcceptOffer.tsx';
import { FakeStatus, fakeServer, fakeToken, leagueToken } from '../testing/fakeServer.ts';
import { showPage } from '../testing/page.tsx';
import { LinkProblemPage } from './LinkProblem.tsx';
import { linkPages } from './linkProblem.ts';

const offerLink = fakeToken({ kind: 'offer', id: 5, v: 1 });
const refused = (link: string) =>
  new FakeStatus(401, { errors: [{ message: 'no', extensions: { code: 'SL401', link } }] });

function openOffer(link: string, token = offerLink) {
  fakeServer({ OfferToAccept: () => refused(link) });
  showPage(`/accept-offer/${token}`, <AcceptOffer token={token} />, leagueToken);
}

describe('a link that opens nothing', () => {
  it.each([
    ['expired', 'Link has expired', /contact support to get a new one/],
    ['revoked', 'This link no longer works', /newer email/],
    ['tampered', 'This link is not complete', /copy the whole address/],
  ] as const)('[L-010] [L-076] %s: its own page, with a way to reach us', (problem, title, advice) => {
    showPage('/qualify/t', <LinkProblemPage problem={problem} token="t" />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(advice)).toBeInTheDocument();
    expect(screen.getByText(/If you believe this is an error, please contact us\./)).toBeInTheDocument();
  });

  it.each(['wrong_kind', 'failed'] as const)('[L-076] %s: says how to contact us if it is an error', (problem) => {
    showPage('/qualify/t', <LinkProblemPage problem={problem} token="t" />);
    expect(screen.getByText(/If you believe this is an error, please contact us\./)).toBeInTheDocument();
  });

  it('[L-010] of another kind: says what it opens and links there', () => {
    const token = fakeToken({ kind: 'deadline', id: 3, v: 1 });
    showPage(`/qualify/${token}`, <LinkProblemPage problem="wrong_kind" token={token} />);
    expect(screen.getByRole('link', { name: 'Open the deadline' })).toHaveAttribute(
      'href',
      `/respond-to-deadline/${token}`,
    );
  });

  it('could not be loaded: offers to retry', async () => {
    let tried = 0;
    showPage('/qualify/t', <LinkProblemPage problem="failed" token="t" onRetry={() => (tried += 1)} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(tried).toBe(1);
  });

  it('[L2] a page that could not be loaded says so under the headline, and retries automatically when the connection is back', async () => {
    let line: 'lost' | 'back' = 'lost';
    const calls = fakeServer({
      OfferToAccept: () => {
        if (line === 'lost') throw new TypeError('Failed to fetch');
        return { today: '2027-01-01', offerToAccept: null };
      },
    });
    showPage(`/accept-offer/${offerLink}`, <AcceptOffer token={offerLink} />);
    expect(await screen.findByText('The page could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText(/^This link has expired/)).toBeNull();
    expect(calls).toHaveLength(1);
    line = 'back';
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Sponsorship Offer Not Found' })).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('[L-073] every failed fetch of an offer says "Link has expired", and then the actual problem', async () => {
    openOffer('revoked');
    expect(await screen.findByRole('heading', { level: 1, name: 'Link has expired' })).toBeInTheDocument();
    expect(screen.getByText('This link no longer works')).toBeInTheDocument();
  });

  it('[L-006] [L-007] an invalid link never ends the stored login', async () => {
    openOffer('tampered', 'no-token');
    expect(await screen.findByText('This link is not complete')).toBeInTheDocument();
    expect(readToken()).toBe(leagueToken);
  });

  it('a dashboard link at the URL of an offer links to the dashboard', async () => {
    openOffer('expired', fakeToken({ kind: 'campaign', id: 1, v: 1 }));
    expect(await screen.findByRole('heading', { name: 'This link opens another page' })).toBeInTheDocument();
  });

  it('has the path of every kind', () => {
    expect(Object.fromEntries(Object.entries(linkPages).map(([kind, page]) => [kind, page.path]))).toEqual(PATHS);
  });
});
