import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../../ui/clock.ts';
import { FakeStatus, fakeServer, fakeToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import type { Recap } from './formats.ts';
import { RecapBar } from './RecapBar.tsx';

const token = fakeToken({ kind: 'campaign', id: 4, v: 1 });
const sponsor = fakeToken({ role: 'sponsor', sub: '8', email: 'sue@brightwell.test', name: 'Sue', created_at: null });
const recap = (change: Partial<Recap> = {}): Recap => ({
  id: 7,
  format: 'pdf',
  status: 'ready',
  stage: 10,
  stages: 10,
  madeAt: '2030-03-01T15:00:00Z',
  byteSize: 4_213_000,
  outdated: false,
  ...change,
});
const share = (id: number) => ({
  id,
  recapId: 7,
  url: `https://sideline.test/shared-recap/${id}`,
  views: 3,
  createdAt: '2030-03-01T15:00:00Z',
  expiresAt: '2030-03-31T15:00:00Z',
  open: true,
});

async function open(answers: Parameters<typeof fakeServer>[0], login?: string) {
  setToday('2030-03-02');
  const calls = fakeServer(answers);
  showPage('/', <RecapBar token={token} what="campaign" />, login);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Get the recap' }));
  await screen.findByRole('region', { name: 'PDF' });
  return { calls, user, pdf: within(screen.getByRole('region', { name: 'PDF' })) };
}

describe('the recap of a dashboard', () => {
  it('is made with one click, shows how far it is, and is then downloaded', async () => {
    const states = [[], [recap({ status: 'running', stage: 3, madeAt: null, byteSize: null })], [recap()]];
    const { calls, user, pdf } = await open({
      Recaps: () => ({ recaps: states.length > 1 ? states.shift() : states[0] }),
      MakeRecap: () => ({ makeRecap: { recap: recap({ status: 'queued' }) } }),
    });
    await user.click(pdf.getByRole('button', { name: 'Make the PDF' }));
    expect(await pdf.findByText('Step 3 of 10')).toBeInTheDocument();
    expect(pdf.queryByRole('button')).toBeNull();
    expect(await pdf.findByText(/Made on 3\/1\/2030, 4\.2 MB/, {}, { timeout: 4000 })).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'MakeRecap').map(({ body, token: sent }) => [body, sent])).toEqual([
      [{ format: 'pdf' }, token],
    ]);
    expect(pdf.queryByRole('button', { name: /again/i })).toBeNull(); // nothing has changed
  });

  it.each([
    ['failed', { status: 'failed', madeAt: null }, /could not be made/, 'Try again'],
    ['outdated', { outdated: true }, /data have changed/, 'Make again'],
  ] as const)('says that it is %s and can be made again', async (_, change, text, button) => {
    const { pdf } = await open({ Recaps: () => ({ recaps: [recap(change)] }) });
    expect(pdf.getByText(text)).toBeInTheDocument();
    expect(pdf.getByRole('button', { name: button })).toBeInTheDocument();
  });

  it('says why it was withdrawn, and offers no download', async () => {
    const { pdf } = await open({ Recaps: () => ({ recaps: [recap({ status: 'withdrawn', madeAt: null })] }) });
    expect(pdf.getByText(/A photo in it was taken down/)).toBeInTheDocument();
    expect(pdf.queryByRole('button', { name: /Download/ })).toBeNull();
  });

  it('that was withdrawn in the meantime is listed again after a failed download', async () => {
    let gone = false;
    const { user, pdf } = await open({
      Recaps: () => ({ recaps: [recap(gone ? { status: 'queued', madeAt: null } : {})] }),
    });
    const graphql = globalThis.fetch;
    globalThis.fetch = jest.fn(async (path: unknown, init: unknown) => {
      if (path !== '/recaps/7/file') return graphql(path as string, init as RequestInit);
      gone = true;
      return { ok: false, status: 404 };
    }) as never;
    await user.click(pdf.getByRole('button', { name: /Download/ }));
    expect(await pdf.findByText('Your recap is next in line.')).toBeInTheDocument();
  });

  it('is shared by sponsors, who see how often each link was opened, and revoke it', async () => {
    let shares = [share(1)];
    const { calls, user } = await open(
      {
        Recaps: () => ({ recaps: [recap()] }),
        RecapShares: () => ({ recaps: [{ id: 7 }], recapShares: shares, recapSchedules: [] }),
        ShareRecap: () => {
          shares = [share(2), share(1)];
          return { shareRecap: { recapShare: { id: 2 } } };
        },
        RevokeRecapShare: () => {
          shares = [share(2)];
          return { revokeRecapShare: { recapShare: { id: 1 } } };
        },
      },
      sponsor,
    );
    expect(await screen.findByText(/Expires 3\/31\/2030\. Opened 3 times\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New link to the PDF' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Revoke' })[1] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'RevokeRecapShare')).toMatchObject({
      body: { recapShareId: 1 },
      token: sponsor,
    });
  });

  it('is emailed to the user on the first of each month, until they stop it', async () => {
    let schedules: object[] = [];
    const { calls, user } = await open(
      {
        Recaps: () => ({ recaps: [recap()] }),
        RecapShares: () => ({ recaps: [{ id: 7 }], recapShares: [], recapSchedules: schedules }),
        ScheduleRecap: () => {
          schedules = [{ id: 1, recapId: 7, monthly: true, nextOn: '2030-04-01', userId: 8 }];
          return { scheduleRecap: { recapSchedule: { id: 1 } } };
        },
        UnscheduleRecap: () => {
          schedules = [];
          return { unscheduleRecap: { recap: { id: 7 } } };
        },
      },
      sponsor,
    );
    await user.click(await screen.findByRole('button', { name: 'On the 1st of each month' }));
    expect(await screen.findByText('The PDF comes each month, next on 4/1/2030.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'ScheduleRecap')?.body).toEqual({
      recapId: 7,
      on: '2030-04-01',
      monthly: true,
    });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Today' })).toBeInTheDocument();
  });

  it('of a visitor by link has no links and emails', async () => {
    await open({ Recaps: () => ({ recaps: [recap()] }) });
    expect(screen.queryByRole('heading', { name: 'Share by link' })).toBeNull();
  });

  it('of another sponsor is downloaded, and neither shared nor emailed', async () => {
    const { calls, pdf } = await open(
      {
        Recaps: () => ({ recaps: [recap()] }),
        RecapShares: () => ({ recaps: [], recapShares: [], recapSchedules: [] }),
      },
      sponsor,
    );
    await waitFor(() => expect(screen.queryByText('Looking for links...')).toBeNull());
    expect(calls.find(({ name }) => name === 'RecapShares')?.token).toBe(sponsor);
    expect(pdf.getByRole('button', { name: /Download/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Share by link' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Email it to me' })).toBeNull();
  });

  it('can be tried again after it could not be loaded', async () => {
    let fails = true;
    setToday('2030-03-02');
    fakeServer({ Recaps: () => (fails ? new FakeStatus(500) : { recaps: [] }) });
    showPage('/', <RecapBar token={token} what="campaign" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Get the recap' }));
    await screen.findByText('The recaps could not be loaded.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Make the PDF' })).toBeInTheDocument();
  });
});
