import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CampaignRecaps } from './CampaignRecaps.tsx';
import { SeasonRecaps } from './SeasonRecaps.tsx';

const link = (id: number, values: object = {}) => ({
  id,
  views: 3,
  createdAt: '2031-05-02T15:00:00Z',
  expiresAt: '2031-06-01T15:00:00Z',
  open: true,
  revokedAt: null,
  createdBy: { id: 3, name: 'Sam Brand', email: 'sam@brand.test' },
  ...values,
});
const recap = (id: number, values: object = {}) => ({
  id,
  format: 'pdf',
  status: 'ready',
  requestedBy: 'Sam Brand',
  madeAt: '2031-05-01T15:00:00Z',
  byteSize: 4_213_000,
  outdated: false,
  replacedCharacters: null,
  recapShares: [],
  ...values,
});
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
beforeEach(signIn);

describe('the recaps of a campaign', () => {
  it('are listed with who asked for them, their file and their links', async () => {
    const sent = fakeServer({
      CampaignRecaps: () => ({
        recaps: [
          recap(1, {
            outdated: true,
            recapShares: [link(5), link(4, { open: false, revokedAt: '2031-05-03T15:00:00Z' })],
          }),
          recap(3, { replacedCharacters: '𓂀ব' }),
          recap(2, {
            format: 'pptx',
            status: 'withdrawn',
            requestedBy: null,
            madeAt: null,
            byteSize: null,
            outdated: null,
            recapShares: [link(3, { open: false, expiresAt: '2031-05-09T15:00:00Z', createdBy: null, views: 0 })],
          }),
        ],
      }),
    });
    showPage(<CampaignRecaps campaignId={8} />);
    expect(await rowsOf('Recaps')).toEqual([
      ['PDF', 'Ready, the data have changed since', 'Sam Brand', 'May 1 2031, 11:00am', '4.2 MB', 'LeaguesDownload'],
      ['PDF', 'Ready. Characters without a font: 𓂀 ব', 'Sam Brand', 'May 1 2031, 11:00am', '4.2 MB', 'LeaguesDownload'],
      ['PowerPoint', 'Withdrawn: a photo was taken down', 'Somebody with the dashboard’s link', '–', '–', ''],
    ]);
    expect(await rowsOf('Shared links')).toEqual([
      ['PDF', 'Sam Brand', 'May 2 2031, 11:00am', '3', 'Open until Jun 1 2031, 11:00am', 'Revoke…'],
      ['PDF', 'Sam Brand', 'May 2 2031, 11:00am', '3', 'Revoked May 3 2031, 11:00am', ''],
      ['PowerPoint', '–', 'May 2 2031, 11:00am', '0', 'Expired May 9 2031, 11:00am', ''],
    ]);
    expect(lastOf(sent, 'CampaignRecaps')).toEqual({ campaignId: 8 });
  });

  it('a link is revoked after a confirmation, and a refusal stays in the dialog', async () => {
    const answers = [
      new Refusal('There is no such link.', 'SL404'),
      { revokeRecapShare: { changeId: '9', recapShare: { id: 5, open: false, revokedAt: '2031-05-10T15:00:00Z' } } },
    ];
    const sent = fakeServer({
      CampaignRecaps: () => ({ recaps: [recap(1, { recapShares: [link(5)] })] }),
      EndRecapLink: () => answers.shift(),
    });
    showPage(<CampaignRecaps campaignId={8} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke the link of May 2 2031, 11:00am' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the link' }));
    expect(sent.filter(({ name }) => name === 'EndRecapLink')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke the link' }));
    expect(await dialog.findByText('There is no such link.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke the link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastOf(sent, 'EndRecapLink')).toEqual({ input: { recapShareId: 5 } });
    await waitFor(() => expect(sent.filter(({ name }) => name === 'CampaignRecaps').length).toBeGreaterThan(1));
  });

  it('a file is downloaded as the user; one that is gone says so', async () => {
    const saved = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    const sent = fakeServer({
      CampaignRecaps: () => ({ recaps: [recap(1), recap(2, { format: 'pptx' })] }),
      'GET /recaps/1/file': () => ({}),
    });
    showPage(<CampaignRecaps campaignId={8} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Download the PDF' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(sent.map(({ name }) => name)).toContain('GET /recaps/1/file');
    await userEvent.click(screen.getByRole('button', { name: 'Download the PowerPoint' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('none yet, and an error that can be tried again', async () => {
    const answers = [new Refusal('Please try again.', 'SL500'), { recaps: [] }];
    fakeServer({ CampaignRecaps: () => answers.shift() });
    showPage(<CampaignRecaps campaignId={8} />);
    await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByText(/Nobody has asked for a recap yet/)).toBeInTheDocument();
  });
});

it('the recaps of a season are asked for by its key', async () => {
  const sent = fakeServer({ SeasonRecaps: () => ({ recaps: [recap(1)] }) });
  showPage(<SeasonRecaps sponsorId={3} season="fall" year={2031} />);
  expect(await rowsOf('Recaps')).toHaveLength(1);
  expect(lastOf(sent, 'SeasonRecaps')).toEqual({ sponsorId: 3, season: 'fall', year: 2031 });
});
