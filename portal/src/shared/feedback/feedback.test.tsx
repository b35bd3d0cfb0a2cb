import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../../../../ui/session.ts';
import { startView } from '../../../../ui/viewing.ts';
import { FakeStatus, fakeServer, fakeToken, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { feedbackRow, photoRequest, sponsorFeedback } from '../../testing/sponsorFeedback.ts';
import { FeedbackSlot, OutcomesSlot, PhotoFeedbackSlot } from './FeedbackSlot.tsx';
import type { PhotoFeedbackQuery } from './generated/graphql.ts';

let user = 0;
/** A login of another user each time, because feedback is kept per login. */
const login = (role: string) =>
  fakeToken({ role, sub: String(++user), email: 'sam@brand.test', name: 'Sam', created_at: null });
const page = (
  <>
    <FeedbackSlot section="goal" campaignId={4} campaignIds={[4]} name="the goal" />
    <OutcomesSlot campaignIds={[4]} />
  </>
);
const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => sessionStorage.clear());

describe('feedback on a dashboard', () => {
  it.each([
    ['nobody is signed in', undefined],
    ['a league is signed in', leagueToken],
  ])('[S-002] asks nothing and shows nothing while %s', async (_, token) => {
    const calls = fakeServer({});
    showPage('/', page, token);
    await settled();
    expect(calls).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows nothing to users of another sponsor, and a rejected login stays', async () => {
    const calls = fakeServer({ SponsorFeedback: () => sponsorFeedback([], [], []) });
    showPage('/', page, login('sponsor'));
    await waitFor(() => expect(calls).toHaveLength(1));
    await settled();
    expect(screen.queryByRole('button')).toBeNull();
    const token = login('sponsor');
    fakeServer({ SponsorFeedback: () => new FakeStatus(401, { errors: [{ message: 'Signed out.' }] }) });
    showPage('/campaign-dashboard/link', page, token);
    await settled();
    expect(readToken()).toBe(token);
    expect(location.pathname).toBe('/campaign-dashboard/link');
  });

  it('a reaction is sent with the login and can be taken back', async () => {
    let mine = false;
    const token = login('sponsor');
    const calls = fakeServer({
      SponsorFeedback: () =>
        sponsorFeedback([
          feedbackRow(1, { reaction: 'love' }),
          ...(mine ? [feedbackRow(2, { reaction: 'love', mine })] : []),
        ]),
      ReactOnDashboard: ({ input }) => {
        mine = input.chosen;
        return { reactOnDashboard: { chosen: mine } };
      },
    });
    showPage('/', page, token);
    expect(await screen.findByRole('button', { name: /^Love it ?: the goal/ })).toHaveTextContent('Love it: the goal1');
    expect(pressed(/^Love it ?: the goal/)).toBe('false');
    expect(screen.queryByRole('button', { name: /^Thank you/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^React or comment ?: the goal/ }));
    expect(screen.getByRole('button', { name: /^Love it/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Thank you/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Love it ?: the goal/ }));
    await waitFor(() => expect(pressed(/^Love it ?: the goal/)).toBe('true'));
    await userEvent.click(screen.getByRole('button', { name: /^Love it ?: the goal/ }));
    await waitFor(() => expect(pressed(/^Love it ?: the goal/)).toBe('false'));
    expect(new Set(calls.map((call) => call.token))).toEqual(new Set([token]));
    expect(calls.filter(({ name }) => name === 'ReactOnDashboard').map(({ body }) => body.input)).toEqual([
      { section: 'goal', campaignId: 4, reaction: 'love', chosen: true },
      { section: 'goal', campaignId: 4, reaction: 'love', chosen: false },
    ]);
  });

  it('taking back the only reaction keeps the focus on its button', async () => {
    let mine = true;
    fakeServer({
      SponsorFeedback: () => sponsorFeedback(mine ? [feedbackRow(1, { reaction: 'love', mine })] : []),
      ReactOnDashboard: () => {
        mine = false;
        return { reactOnDashboard: { chosen: false } };
      },
    });
    showPage('/', page, login('sponsor'));
    await userEvent.click(await screen.findByRole('button', { name: /^Love it ?: the goal/ }));
    await waitFor(() => expect(pressed(/^Love it ?: the goal/)).toBe('false'));
    expect(screen.getByRole('button', { name: /^Love it ?: the goal/ })).toHaveFocus();
  });

  it('a comment keeps its text and key until it is stored, and is deleted and restored', async () => {
    let rows = [feedbackRow(1, { body: 'Nice' })];
    let fails = true;
    const calls = fakeServer({
      SponsorFeedback: () => sponsorFeedback(rows),
      CommentOnDashboard: ({ input }) => {
        if (fails) return refusal('You have reached the limit for today. Please try again tomorrow.', 'SL429');
        rows = [feedbackRow(2, { body: input.body, mine: true }), ...rows];
        return { commentOnDashboard: { feedback: { id: 2 } } };
      },
      DeleteDashboardComment: () => {
        rows = rows.slice(1);
        return { deleteDashboardComment: { commentId: 2 } };
      },
      RestoreDashboardComment: ({ input }) => {
        rows = [feedbackRow(input.id, { body: 'Well done', mine: true }), ...rows];
        return { restoreDashboardComment: { feedback: { id: 2 } } };
      },
    });
    showPage('/', page, login('sponsor'));
    expect(document.querySelector('textarea, form')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^1 comment ?: the goal/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Comments: the goal' }));
    expect(dialog.getByRole('button', { name: 'Comment' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Your comment'), 'Well done');
    await userEvent.click(dialog.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText(/limit for today/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Your comment')).toHaveValue('Well done');
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Comment' }));
    expect(await dialog.findByRole('button', { name: 'Delete your comment: Well done' })).toBeInTheDocument();
    expect(dialog.getByLabelText('Your comment')).toHaveValue('');
    const keys = calls.filter(({ name }) => name === 'CommentOnDashboard').map(({ body }) => body.input.clientKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    // others' comments have no button
    expect(dialog.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: /^Delete/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Well done')).toBeInTheDocument();
  });

  it('[W8] a reply of our team is below the comment or question', async () => {
    fakeServer({
      SponsorFeedback: () =>
        sponsorFeedback([
          feedbackRow(1, { body: 'When?', reply: 'In May.', repliedAt: '2031-05-02T12:00:00Z' }),
          feedbackRow(2, { reaction: 'question', reply: 'It counts photos.', repliedAt: '2031-05-02T12:00:00Z' }),
          feedbackRow(3, { reaction: 'question' }),
        ]),
    });
    showPage('/', page, login('sponsor'));
    await userEvent.click(await screen.findByRole('button', { name: /^2 comments ?: the goal/ }));
    const items = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/When\?.*Our team.*In May\./),
      expect.stringMatching(/Has a question\..*Our team.*It counts photos\./),
    ]);
  });

  it.each([
    ['staff', 'admin', false],
    ['a view as a user of the sponsor', 'sponsor', true],
  ])('%s can only read it', async (_, role, viewing) => {
    fakeServer({
      SponsorFeedback: () =>
        sponsorFeedback([feedbackRow(1, { body: 'Nice' }), feedbackRow(2, { reaction: 'question' })]),
    });
    const token = login(role);
    showPage('/', null, token);
    if (viewing) startView(token);
    const { render } = await import('@testing-library/react');
    render(page);
    await userEvent.click(await screen.findByRole('button', { name: /^1 comment ?: the goal/ }));
    expect(screen.getByText('Nice')).toBeInTheDocument();
    expect(document.querySelector('textarea, form, [aria-pressed]')).toBeNull();
    expect(screen.getByText('Question').closest('span')).toHaveTextContent('Question 1');
  });

  it('lists what became of requests about photos, five at first', async () => {
    const requests = [
      photoRequest(1, { status: 'done', answeredAt: '2031-05-02T12:00:00Z' }),
      photoRequest(2, { wish: 'feature', status: 'declined', answer: 'It is blurred.', reason: 'So bright' }),
      ...[3, 4, 5, 6].map((id) => photoRequest(id)),
    ];
    fakeServer({ SponsorFeedback: () => sponsorFeedback([], requests) });
    showPage('/', page, login('sponsor'));
    await screen.findByRole('heading', { name: 'Your photo requests' });
    const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines()).toHaveLength(5);
    expect(lines()[0]).toMatch(/^Kim Brand asked to hide a photo of Cedar Valley\. Hidden, .*5\/2\/2031/);
    expect(lines()[1]).toMatch(/^Kim Brand asked to feature .* Declined\b.*So bright.*“It is blurred\.”$/);
    await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(lines()).toHaveLength(6);
  });
});

describe('feedback on a photo', () => {
  it('marks a favorite and asks to hide it once', async () => {
    let requests: object[] = [];
    const calls = fakeServer({
      PhotoFeedback: () => ({ feedback: [], requests }) as unknown as PhotoFeedbackQuery,
      ReactOnDashboard: () => ({ reactOnDashboard: { chosen: true } }),
      RequestPhotoChange: () => {
        requests = [photoRequest(1, { reason: 'Our old logo' })];
        return { requestPhotoChange: { photoRequest: { id: 1 } } };
      },
    });
    showPage('/', <PhotoFeedbackSlot photoId={9} name="Cedar Valley" />, login('sponsor'));
    await userEvent.click(await screen.findByRole('button', { name: /^Favorite ?: Cedar Valley/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask to hide it' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ask to hide this photo' }));
    await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'Our old logo');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask our team' }));
    expect(await screen.findByText('Our team will look at it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask to hide it' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask to feature it' })).toBeInTheDocument();
    expect(calls.filter(({ name }) => /^Re/.test(name)).map(({ body }) => body.input)).toEqual([
      { section: 'photo', verificationImageId: 9, reaction: 'favorite', chosen: true },
      { verificationImageId: 9, wish: 'hide', reason: 'Our old logo' },
    ]);
  });

  it('takes an open request back after a confirmation', async () => {
    let requests: object[] = [photoRequest(1, { authorName: 'Sue' })];
    const calls = fakeServer({
      PhotoFeedback: () => ({ feedback: [], requests }) as unknown as PhotoFeedbackQuery,
      WithdrawPhotoRequest: () => {
        requests = [photoRequest(1, { authorName: 'Sue', status: 'withdrawn', answeredAt: '2026-10-02T15:00:00Z' })];
        return { withdrawPhotoRequest: { photoRequest: { id: 1 } } };
      },
    });
    showPage('/', <PhotoFeedbackSlot photoId={12} name="Cedar Valley" />, login('sponsor'));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back : asked to hide this photo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Take the request back?' }));
    expect(calls.some(({ name }) => name === 'WithdrawPhotoRequest')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Taken back, 10/2/2026.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask to hide it' })).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'WithdrawPhotoRequest')?.body).toEqual({ input: { id: 1 } });
  });

  it('shows what our team answered if it was quicker, and offers staff nothing to take back', async () => {
    let requests: object[] = [photoRequest(1)];
    fakeServer({
      PhotoFeedback: () => ({ feedback: [], requests }) as unknown as PhotoFeedbackQuery,
      WithdrawPhotoRequest: () => {
        requests = [photoRequest(1, { status: 'done', answeredAt: '2026-10-02T15:00:00Z' })];
        return new FakeStatus(200, { errors: [{ message: 'Our team has already answered this request.' }] });
      },
    });
    const { unmount } = showPage('/', <PhotoFeedbackSlot photoId={13} name="Cedar Valley" />, login('sponsor'));
    await userEvent.click(await screen.findByRole('button', { name: /^Take it back/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Hidden, 10/2/2026.')).toBeInTheDocument();
    unmount();
    requests = [photoRequest(1)];
    showPage('/', <PhotoFeedbackSlot photoId={13} name="Cedar Valley" />, login('admin'));
    expect(await screen.findByText('Our team will look at it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Take it back/ })).toBeNull();
  });
});
