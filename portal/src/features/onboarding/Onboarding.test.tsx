import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FakeStatus, fakeToken, refusal } from '../../testing/fakeServer.ts';
import { heading, league, next, open, place, titles, to, token } from '../../testing/onboarding.tsx';
import Onboarding from './Onboarding.tsx';
import type { League } from './types.ts';

describe('the link', () => {
  it('[L-221] authorizes the query that loads the league and its lists', async () => {
    const { calls } = open();
    expect(await heading('Welcome, Harbor Hills!')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ name: 'LeagueSelfOnboarding', body: { id: 11 }, token });
  });

  const wrongLinks = [
    ['of another context', fakeToken({ kind: 'offer', id: 5, v: 1 })],
    ['that cannot be read', 'nonsense'],
  ];
  it.each(wrongLinks)('[L-218] [L-220] one %s shows Profile Not Found', async (_name, link) => {
    open({}, {}, link);
    expect(await heading('Profile Not Found')).toBeInTheDocument();
    expect(screen.getByText(/may have expired.*refresh the page, or contact support/)).toBeInTheDocument();
  });

  it('[L-220] shows the same for a link that loads nothing', async () => {
    open(
      {},
      {
        LeagueSelfOnboarding: () => new FakeStatus(401, { errors: [{ message: 'no', extensions: { code: 'SL401' } }] }),
      },
    );
    expect(await heading('Profile Not Found')).toBeInTheDocument();
  });
});

describe('continuing', () => {
  it('[L18] accepts a place that is not found as typed', async () => {
    const { user, sent } = open({ playLocation: null }, { 'GET /places?q=The%20old%20mill': () => [] });
    await to(user, 'Where do you play?');
    await user.type(screen.getByLabelText('Primary play location'), 'The old mill');
    await user.click(await screen.findByRole('button', { name: 'Use "The old mill" as it is' }));
    await user.click(next());
    await heading('How many players do you have each year?');
    expect(sent().at(-1)).toMatchObject({ playLocation: { address: 'The old mill', nickname: 'The old mill' } });
  });

  it('[L18] continues on another device at the first unanswered question', async () => {
    const { user } = open({ numberOfPlayers: 300, springGames: true, sportIds: [] });
    await user.click(await screen.findByRole('button', { name: 'Pick up where you left off' }));
    expect(await heading('Which sports do you offer?')).toBeInTheDocument();
  });
});

describe('a lost connection', () => {
  it('[L2] is not reported as an expired link, and the profile loads automatically when the connection is back', async () => {
    let down = true;
    const answer = { competitivenesses: [], sports: [], league, playLocation: league.playLocation };
    const { calls } = open({}, { LeagueSelfOnboarding: () => (down ? new FakeStatus(503) : answer) });
    expect(await heading('Profile Not Found')).toBeInTheDocument();
    expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
    expect(screen.queryByText(/^The link may have expired/)).toBeNull();
    down = false;
    globalThis.dispatchEvent(new Event('online'));
    expect(await heading('Welcome, Harbor Hills!')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'LeagueSelfOnboarding')).toHaveLength(2);
  });
});

describe('the steps', () => {
  it('[L-222] [L-224] eleven steps in order, with the progress of the nine that count', async () => {
    const { user } = open();
    expect(await screen.findByRole('article', { name: 'Your profile' })).toBeInTheDocument();
    await to(user, titles[0] as string);
    expect(screen.getByRole('article', { name: 'Question 1 of 9' })).toBeInTheDocument();
    expect(screen.getByText('0% complete')).toBeInTheDocument();
    for (const title of titles.slice(0, -1)) {
      await heading(title);
      await user.click(next());
    }
    expect(await heading('All done!')).toBeInTheDocument();
    expect(screen.getByText('100% complete')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Your profile' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('[L-223] [L-225] Next and Back save changes, once; without changes there is no request', async () => {
    const { user, sent } = open();
    await to(user, 'How many players do you have each year?');
    expect(sent()).toEqual([]);
    await user.type(screen.getByLabelText('Number of players'), '320');
    await user.click(next());
    await user.click(await screen.findByLabelText('Fall'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('How many players do you have each year?');
    expect(sent()).toEqual([
      { id: 11, numberOfPlayers: 320 },
      { id: 11, fallGames: true, springGames: true, summerGames: false, winterGames: false },
    ]);
  });

  it('[L-226] shows that it is saving', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user } = open({}, { UpdateLeague: () => new Promise((resolve) => (answer = resolve)) });
    await to(user, titles[0] as string);
    await user.type(screen.getByLabelText('Organization name'), ' East');
    await user.click(next());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer({ updateLeague: { league } });
    expect(await heading('How can we reach you?')).toBeInTheDocument();
  });

  it('[L-225] [L-227] [L-228] three attempts, then a dialog; the answer is preserved and Next tries again', async () => {
    let working = false;
    const { user, sent } = open(
      {},
      { UpdateLeague: () => (working ? { updateLeague: { league } } : refusal('no', 'SL500')) },
    );
    await to(user, titles[0] as string);
    await user.type(screen.getByLabelText('Organization name'), ' East');
    await user.click(next());
    expect(await screen.findByText('Uh oh, we hit a snag!')).toBeInTheDocument();
    expect(screen.getByText(/please contact support/)).toBeInTheDocument();
    expect(sent()).toHaveLength(3);
    working = true;
    await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
    expect(screen.getByLabelText('Organization name')).toHaveValue('Harbor Hills East');
    await user.click(next());
    expect(await heading('How can we reach you?')).toBeInTheDocument();
    expect(sent()[3]).toEqual({ id: 11, name: 'Harbor Hills East' });
  });

  it('[L-229] [L-230] leaving with unsaved changes asks, and a reload restores them', async () => {
    const { user, view } = open();
    await to(user, titles[0] as string);
    const leave = () => fireEvent(globalThis as unknown as Window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.type(screen.getByLabelText('Organization name'), ' East');
    expect(leave()).toBe(false);
    view.unmount();
    sessionStorage.clear(); // not only in this tab, because a phone's battery may run out
    render(<Onboarding token={token} />);
    expect(await screen.findByLabelText('Organization name')).toHaveValue('Harbor Hills East');
  });

  it('a visit after the last step starts at the welcome', async () => {
    const { user, view } = open();
    await to(user, 'All done!');
    view.unmount();
    render(<Onboarding token={token} />);
    expect(await heading('Welcome, Harbor Hills!')).toBeInTheDocument();
  });
});

describe('what each step requires', () => {
  const lacking = [
    [titles[0] as string, 'Organization name', '', "We need your organization's name to identify it in our system."],
    [
      titles[1] as string,
      'Email',
      '',
      'We need a way to contact your league when there are sponsorship opportunities available.',
    ],
    [titles[1] as string, 'Email', 'dana@harbor.test, nobody', 'One or more emails are invalid'],
  ];
  it.each(lacking)(
    '[L-231] [L-232] [L-237] %s: Next waits, Back does not and keeps what is wrong to itself',
    async (title, label, value, why) => {
      const { user, sent } = open();
      await to(user, title);
      await user.clear(screen.getByLabelText(label));
      if (value) await user.type(screen.getByLabelText(label), value);
      expect(next()).toBeDisabled();
      expect(next()).toHaveAttribute('title', why);
      expect(next()).toHaveAccessibleDescription(why);
      await user.click(screen.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
      expect(sent()).toEqual([]);
    },
  );

  it('[L-237] an invalid answer that Back left stays pending: the steps before it are saved without it', async () => {
    const { user, sent } = open();
    await to(user, titles[1] as string);
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading(titles[0] as string);
    await user.type(screen.getByLabelText('Organization name'), ' East');
    await user.click(next());
    await heading(titles[1] as string);
    expect(sent()).toEqual([{ id: 11, name: 'Harbor Hills East' }]);
    expect(screen.getByLabelText('Email')).toHaveValue('nobody');
  });

  it('input typed during a save is preserved, and sent with the next save', async () => {
    let release: () => void = () => undefined;
    const { user, sent } = open(
      {},
      {
        UpdateLeague: ({ input }: { input: Partial<League> }) =>
          new Promise((resolve) => {
            release = () => resolve({ updateLeague: { league: { ...league, ...input } } });
          }),
      },
    );
    await to(user, titles[0] as string);
    const name = screen.getByLabelText('Organization name');
    await user.type(name, ' East');
    await user.click(next());
    await user.type(name, '!');
    release();
    await heading(titles[1] as string);
    await user.click(next());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ id: 11, name: 'Harbor Hills East!' });
  });

  it('[L-234] [L-235] [L-236] a play location has to be chosen; typing requests suggestions', async () => {
    const { user, sent } = open({ playLocation: null });
    await to(user, 'Where do you play?');
    expect(next()).toHaveAttribute('title', expect.stringMatching(/^We need your league's primary play location/));
    await user.type(screen.getByLabelText('Primary play location'), 'Colu');
    expect(next()).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Columbus, OH 43215' }));
    expect(screen.getByLabelText('Primary play location')).toHaveFocus();
    await user.click(next());
    await heading('How many players do you have each year?');
    const { country: _country, ...written } = place;
    expect(sent()).toEqual([{ id: 11, playLocation: { ...written, nickname: 'Columbus' } }]);
  });

  it('[L-238] editing the text clears the chosen place until one is chosen again', async () => {
    const { user } = open();
    await to(user, 'Where do you play?');
    expect(next()).toBeEnabled();
    await user.type(screen.getByLabelText('Primary play location'), 'x');
    expect(next()).toBeDisabled();
  });

  it('[L-242] players and ages have limits; all steps but name, contact and place are optional', async () => {
    const { user } = open();
    await to(user, 'How old are your players?');
    expect(next()).toBeEnabled();
    await user.type(screen.getByLabelText('Youngest'), '15');
    await user.type(screen.getByLabelText('Oldest'), '9');
    expect(next()).toHaveAttribute('title', 'The lower age cannot be above the upper age.');
  });

  it('[L-240] [L-241] writes sports, genders and levels', async () => {
    const { user, sent } = open();
    await to(user, 'Which sports do you offer?');
    await user.click(screen.getByLabelText('Baseball'));
    await user.click(next());
    await heading('How old are your players?');
    await user.click(next());
    await user.click(await screen.findByLabelText('Girls'));
    await user.click(next());
    await user.click(await screen.findByLabelText('Recreational'));
    await user.click(next());
    await heading('All done!');
    expect(sent()).toEqual([
      { id: 11, sportIds: [2] },
      { id: 11, female: true, male: false },
      { id: 11, competitivenessIds: [1] },
    ]);
  });
});
