import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import ConfirmMember from './ConfirmMember.tsx';

const asked = (state: 'waiting' | 'confirmed' | 'ended') => ({
  organization: 'Bears',
  email: 'new@x.test',
  sponsor: state === 'ended' ? null : 'Acme',
  state,
});
const open = (answers: Parameters<typeof fakeServer>[0]) => {
  const calls = fakeServer(answers);
  showPage('/confirm-member/abc.def', <ConfirmMember token="abc.def" />);
  return calls;
};

describe('a contact confirms a user who came through a link', () => {
  it.each([
    ['Yes, they are with us', true, 'This person is confirmed'],
    ['No, end their access', false, 'This person has no access'],
  ] as const)('[X1] opening the page changes nothing; "%s" answers', async (button, belongs, title) => {
    const calls = open({
      'GET /member_requests/abc.def': () => asked('waiting'),
      'POST /member_requests/abc.def': (body: { belongs: boolean }) => asked(body.belongs ? 'confirmed' : 'ended'),
    });
    expect(await screen.findByText(/to accept the offer from Acme for Bears/)).toHaveTextContent('new@x.test');
    expect(calls.map(({ name }) => name)).toEqual(['GET /member_requests/abc.def']);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ name: 'POST /member_requests/abc.def', token: null, body: { belongs } });
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('shows the earlier answer', async () => {
    open({ 'GET /member_requests/abc.def': () => asked('confirmed') });
    expect(await screen.findByRole('heading', { name: 'This person is confirmed' })).toBeInTheDocument();
  });

  it('keeps the question if the answer fails', async () => {
    open({
      'GET /member_requests/abc.def': () => asked('waiting'),
      'POST /member_requests/abc.def': () => new FakeStatus(503),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, they are with us' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
    expect(screen.getByRole('button', { name: 'No, end their access' })).toBeEnabled();
  });

  it('reports an expired link', async () => {
    open({ 'GET /member_requests/abc.def': () => new FakeStatus(404, { error: 'no' }) });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Yes|No),/ })).toBeNull();
  });
});
