import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cannedResponses, deadlineToRespondTo } from '../../testing/deadline.ts';
import { fakeFiles, noFiles } from '../../testing/fakeFiles.ts';
import { FakeStatus, fakeServer, fakeToken, refusal } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import RespondToDeadline from './RespondToDeadline.tsx';
import type { DeadlineToRespondTo } from './types.ts';

afterEach(noFiles);

const token = fakeToken({ kind: 'deadline', id: 3, v: 1 });
function open(
  change: Partial<DeadlineToRespondTo> | null = {},
  handlers: Parameters<typeof fakeServer>[0] = {},
  query = '',
) {
  const calls = fakeServer({
    DeadlineToRespondTo: () => ({
      today: '2026-10-10',
      deadlineToRespondTo:
        change === null ? { ...deadlineToRespondTo, id: null } : { ...deadlineToRespondTo, ...change },
      verificationDeadlineCannedResponses: cannedResponses,
    }),
    RecordLinkView: () => ({ recordLinkView: { clientMutationId: null } }),
    RespondToDeadline: () => ({ respondToDeadline: { verificationDeadlineResponseId: 9 } }),
    'POST /client_errors': () => ({}),
    ...handlers,
  });
  const view = showPage(`/respond-to-deadline/${token}${query}`, <RespondToDeadline token={token} />);
  return { calls, view, user: userEvent.setup(), sent: (name: string) => calls.filter((call) => call.name === name) };
}
const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('answering a deadline by its link', () => {
  it('[L-244] has a title and needs no login', async () => {
    const { calls } = open();
    expect(await screen.findByRole('heading', { level: 1, name: "Can't meet deadline?" })).toBeInTheDocument();
    expect(calls[0]?.token).toBe(token);
  });

  it('[L-246] shows date, name, asset, campaign, sponsor and program', async () => {
    open();
    await screen.findByText('First photo');
    for (const text of ['10/17/26', 'Game Signage', 'Fall Fields', 'Northlight & Sons', 'Fall Recreational'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[L-247] lists the selectable answers in order', async () => {
    open();
    await screen.findByText('First photo');
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'We will complete this within one week',
      'Materials have not arrived yet',
    ]);
  });

  it('[L-248][L-249][L-251] sends the chosen answer with the comment, which may be empty, and confirms', async () => {
    const { user, sent } = open();
    await screen.findByText('First photo');
    expect(submit()).toBeDisabled();
    await user.click(screen.getByLabelText('Materials have not arrived yet'));
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus();
    expect(sent('RespondToDeadline').map((call) => call.body.input)).toEqual([
      { comment: '', verificationDeadlineCannedResponseId: 2 },
    ]);
  });

  it('[L-250] shows that it is sending, and sends once, however often the button is pressed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user, sent } = open({}, { RespondToDeadline: () => new Promise((resolve) => (answer = resolve)) });
    await screen.findByText('First photo');
    await user.click(screen.getByLabelText('Materials have not arrived yet'));
    await user.dblClick(submit());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer({ respondToDeadline: { verificationDeadlineResponseId: 9 } });
    await screen.findByRole('heading', { name: 'Thank you!' });
    expect(sent('RespondToDeadline')).toHaveLength(1);
  });

  it('[L-252] reports an unknown deadline', async () => {
    open(null);
    expect(
      await screen.findByRole('heading', { name: "We couldn't find a deadline at this link." }),
    ).toBeInTheDocument();
  });

  it('[L-253] a failed answer is shown, reported without the user’s input, and survives a reload', async () => {
    const { user, sent, view } = open({}, { RespondToDeadline: () => refusal('no', 'SL500') });
    await screen.findByText('First photo');
    await user.click(screen.getByLabelText('Materials have not arrived yet'));
    await user.type(screen.getByLabelText(/Anything else/), 'The truck is late');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oops! We had some trouble submitting your information. If the problem persists, please contact us.',
    );
    expect(sent('POST /client_errors').map((call) => call.body)).toEqual([
      { page: '/respond-to-deadline', name: 'ApiError', message: '', code: 'SL500', status: 200 },
    ]);
    view.unmount();
    render(<RespondToDeadline token={token} />);
    expect(await screen.findByLabelText(/Anything else/)).toHaveValue('The truck is late');
    expect(screen.getByLabelText('Materials have not arrived yet')).toBeChecked();
  });

  it('[L-253] scrolls the error above the pressed button into view', async () => {
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this);
      return Promise.resolve(); // like recent browsers
    };
    const { user } = open({}, { RespondToDeadline: () => refusal('no', 'SL500') });
    await screen.findByText('First photo');
    await user.click(screen.getByLabelText('Materials have not arrived yet'));
    await user.click(submit());
    expect(seen).toEqual([await screen.findByRole('alert')]);
    expect(submit()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send your photo' }));
    expect(await screen.findByRole('heading', { name: 'Send your photo' })).toHaveFocus();
  });

  it('[L-254] an answered or verified deadline accepts another answer', async () => {
    const { user } = open({ verified: true });
    expect(await screen.findByText(/was accepted\. There is nothing left to do/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write to us' }));
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('reports a used link', async () => {
    open(
      {},
      {
        DeadlineToRespondTo: () =>
          new FakeStatus(401, { errors: [{ message: 'no', extensions: { code: 'SL401', link: 'expired' } }] }),
      },
    );
    expect(await screen.findByRole('heading', { name: 'Link has expired' })).toBeInTheDocument();
  });
});

describe('the photo, directly from the reminder', () => {
  const picture = () => new File(['x'], 'banner.jpg', { type: 'image/jpeg' });

  it('is sent with the link itself, and the page then shows it', async () => {
    let count = 0;
    const { user, sent } = open(
      {},
      {
        DeadlineToRespondTo: () => ({
          today: '2026-10-10',
          deadlineToRespondTo: { ...deadlineToRespondTo, pendingVerificationImages: count },
          verificationDeadlineCannedResponses: cannedResponses,
        }),
        'POST /verification_images': () => {
          count += 1;
          return { id: 1 };
        },
      },
      '?photo=1',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Send your photo' })).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await user.click(submit());
    expect(await screen.findByText('We have your photo and are reviewing it.')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Image successfully uploaded.');
    const [call] = sent('POST /verification_images');
    expect(call?.token).toBe(token);
    expect(call?.body.get('verificationDeadlineId')).toBe('3');
  });

  it('states the release of a photo only if somebody ticks it', async () => {
    const { user, sent } = open({}, { 'POST /verification_images': () => ({ id: 1 }) }, '?photo=1');
    const tick = await screen.findByRole('checkbox', { name: /^Everyone who can be recognized in this photo/ });
    expect(tick).not.toBeChecked();
    expect(tick).toHaveAccessibleDescription(/^You can also send the photo without this/);
    for (const released of ['false', 'true']) {
      await user.upload(screen.getByLabelText('Choose a picture'), picture());
      await user.click(submit());
      await screen.findByText(/Image successfully uploaded/);
      expect(sent('POST /verification_images').at(-1)?.body.get('released')).toBe(released);
      if (released === 'false') await user.click(tick);
    }
  });

  it('starts with the statement of the season, and says why', async () => {
    const { user, sent } = open(
      { releaseStatedAt: '2026-09-03T15:00:00Z' },
      { 'POST /verification_images': () => ({ id: 1 }) },
      '?photo=1',
    );
    const tick = await screen.findByRole('checkbox', { name: /^Everyone who can be recognized/ });
    expect(tick).toBeChecked();
    expect(tick).toHaveAccessibleDescription(/^Ticked because you stated it for this season’s photos on 9\/3\/2026/);
    await user.click(tick);
    expect(tick).toHaveAccessibleDescription(/^You can also send the photo without this/);
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await user.click(submit());
    await screen.findByText(/Image successfully uploaded/);
    expect(sent('POST /verification_images')[0]?.body.get('released')).toBe('false');
  });

  it('[V19] leads back to the page of the sponsorship from which it was opened, and nowhere else', async () => {
    for (const [hash, shown] of [
      ['#/sponsorship-status/a.b-c', '/sponsorship-status/a.b-c'],
      ['#//evil.test/sponsorship-status/a', null],
    ]) {
      const { user, view } = open({}, { 'POST /verification_images': () => ({ id: 1 }) }, `?photo=1${hash}`);
      await user.upload(await screen.findByLabelText('Choose a picture'), picture());
      await user.click(submit());
      await user.click(await screen.findByRole('button', { name: 'Done' }));
      await screen.findByRole('heading', { level: 1, name: 'Thank you!' });
      const link = screen.queryByRole('link', { name: 'Back to your sponsorship' });
      expect(link?.getAttribute('href') ?? null).toBe(shown);
      view.unmount();
    }
  });

  it('[L16] once it is sent, Done ends the page with thanks and says when it will be reviewed', async () => {
    const { user } = open({}, { 'POST /verification_images': () => ({ id: 1 }) }, '?photo=1');
    await user.upload(await screen.findByLabelText('Choose a picture'), picture());
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    const thanks = await screen.findByRole('heading', { level: 1, name: 'Thank you!' });
    expect(thanks).toHaveFocus();
    expect(thanks.parentElement).toHaveTextContent(/within two business days/);
    expect(globalThis.location.search).toBe('?photo=1'); // a reload returns to the photo step
    expect(screen.queryByRole('link', { name: 'Back to your sponsorship' })).toBeNull();
  });

  it('[L20] a photo is chosen with a translated button, and its name is shown', async () => {
    const { user } = open({}, {}, '?photo=1');
    const input = await screen.findByLabelText('Choose a picture');
    expect(input).toHaveClass('sr');
    await user.upload(input, picture());
    expect(await screen.findByText(picture().name)).toBeInTheDocument();
  });

  it('[L20] [L-252] an unreadable link has the title of an unknown deadline', async () => {
    open(
      {},
      {
        DeadlineToRespondTo: () =>
          new FakeStatus(401, { errors: [{ message: 'no', extensions: { code: 'SL401', link: 'tampered' } }] }),
      },
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: "We couldn't find a deadline at this link." }),
    ).toBeInTheDocument();
    expect(screen.getByText('This link is not complete')).toBeInTheDocument();
  });

  it('focuses its headline when it opens, as the answer does', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send your photo' }));
    expect(screen.getByRole('heading', { name: 'Send your photo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Tell us what’s getting in the way' }));
    expect(screen.getByRole('heading', { name: "Can't meet deadline?" })).toHaveFocus();
  });

  it('is restored after a reload if it was not sent, and is deleted when it is removed', async () => {
    const stored = fakeFiles();
    const { user, view } = open();
    await user.click(await screen.findByRole('button', { name: 'Send your photo' }));
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await waitFor(() => expect([...stored.keys()]).toEqual(['proof.link.3']));
    expect(globalThis.location.search).toBe('?photo=1');
    view.unmount();

    render(<RespondToDeadline token={token} />);
    expect(await screen.findByText('The photo that you chose before is back. It is not sent yet.')).toBeInTheDocument();
    expect(submit()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(screen.getByLabelText('Choose a picture')).toHaveFocus();
    expect(submit()).toBeDisabled();
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('retries automatically when the connection is back, and closing the page asks until it is sent', async () => {
    const leaving = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let tries = 0;
    const { user } = open(
      {},
      {
        'POST /verification_images': () => {
          tries += 1;
          if (tries === 1) throw new TypeError('Failed to fetch');
          return { id: 1 };
        },
      },
      '?photo=1',
    );
    await user.upload(await screen.findByLabelText('Choose a picture'), picture());
    await user.click(submit());
    expect(await screen.findByText('The connection was lost. Trying again...')).toBeInTheDocument();
    expect(leaving()).toBe(true);
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/Image successfully uploaded/)).toBeInTheDocument();
    expect(tries).toBe(2);
    await waitFor(() => expect(leaving()).toBe(false));
  });

  it('is not requested once the sponsorship has ended', async () => {
    open({ acceptsProof: false }, {}, '?photo=1');
    expect(await screen.findByText(/This sponsorship has ended/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Choose a picture')).toBeNull();
  });
});

it('[M5] [L11] says why the last photo was rejected, where another one is sent', async () => {
  const rejected = {
    rejectedAt: '2026-10-09T15:00:00Z',
    rejectionReason: 'The photo is blurred.',
    rejectionReasonInSpanish: 'La foto está borrosa.',
    rejectionNote: 'Try in daylight.',
  };
  const { view } = open(rejected, {}, '?photo=1');
  expect(await screen.findByText('The photo is blurred.')).toBeInTheDocument();
  expect(screen.getByText('Try in daylight.')).toBeInTheDocument();
  view.unmount();
  open({ ...rejected, pendingVerificationImages: 1 }, {}, '?photo=1');
  await screen.findByText('We have your photo and are reviewing it.');
  expect(screen.queryByText('The photo is blurred.')).toBeNull();
});

describe('moving the date', () => {
  it.each([
    ['SL409', /^This date can't be moved here/],
    ['SL422', /^Choose a date from .+ to 10\/24\/2026/],
    ['SL404', /^We couldn’t move the date/],
    ['SL429', /^We couldn’t move the date/],
  ])('[V7] shows a reason of the page’s own, which has Spanish, for %s', async (code, reason) => {
    const { user } = open(
      { deadline: '2026-10-17', movableUntil: '2026-10-24' },
      { MoveLinkedDeadline: () => refusal('English of the server', code, 'deadline') },
    );
    await user.type(await screen.findByLabelText(/Move the date yourself/), '2026-10-20');
    await user.click(screen.getByRole('button', { name: 'Move the date' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByText(/English of the server/)).toBeNull();
  });

  it('names a single day once', async () => {
    open({ deadline: '2026-10-17', movableUntil: '2026-10-18' });
    expect(await screen.findByText('Only to 10/18/2026')).toBeInTheDocument();
  });
});
