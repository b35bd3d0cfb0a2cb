import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import SelfSignup from './SelfSignup.tsx';

function open(answer: () => unknown = () => ({})) {
  const calls = fakeServer({ 'POST /organization_self_signups': answer });
  showPage('/organization-self-signup', <SelfSignup />);
  return { calls, user: userEvent.setup() };
}
const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('a league that signs itself up', () => {
  it('[L-313] requires a name and an email, each reported beside its field', async () => {
    const { user, calls } = open();
    await user.click(submit());
    expect(screen.getByLabelText('Organization name')).toHaveAccessibleDescription('Organization name is required');
    expect(screen.getByLabelText('Contact email')).toHaveAccessibleDescription('Enter a valid email');
    expect(calls).toEqual([]);
  });

  it.each(['ana@club.s', 'ana@oro.test, eva@oro.test', 'ana@'])(
    '[L-313] an email that was rejected is reported beside the field: %s',
    async (email) => {
      const { user, calls } = open();
      await user.type(screen.getByLabelText('Organization name'), 'Oro');
      await user.type(screen.getByLabelText('Contact email'), email);
      await user.click(submit());
      expect(screen.getByLabelText('Contact email')).toHaveAccessibleDescription('Enter a valid email');
      expect(calls).toEqual([]);
    },
  );

  it('[L-312] [L-314] [L-315] sends both without a login and says that an email with a link will follow', async () => {
    const { user, calls } = open();
    await user.type(screen.getByLabelText('Organization name'), "Niños d'Oro ");
    await user.type(screen.getByLabelText('Contact email'), 'ana@oro.test');
    await user.click(submit());
    expect(await screen.findByText(/sending an email with a link to ana@oro\.test/)).toBeInTheDocument();
    expect(calls).toMatchObject([
      { token: null, body: { self_signup: { contact_email: 'ana@oro.test', name: "Niños d'Oro" } } },
    ]);
  });

  it('[X14] does the proof of work that repeated sign-ups require, and sends the same input again with it', async () => {
    const asked = [
      { work: { challenge: '4.1.a.b', bits: 4 } },
      { work: { challenge: '6.1.c.d', bits: 6 } }, // more work is required by now
      null,
    ];
    const { user, calls } = open(() => asked[calls.length - 1]);
    await user.type(screen.getByLabelText('Organization name'), 'Oro');
    await user.type(screen.getByLabelText('Contact email'), 'ana@oro.test');
    await user.click(submit());
    expect(await screen.findByText(/sending an email with a link to ana@oro\.test/)).toBeInTheDocument();
    const self_signup = { contact_email: 'ana@oro.test', name: 'Oro' };
    expect(calls.map(({ body }) => body)).toEqual([
      { self_signup },
      { self_signup, work: expect.stringMatching(/^4\.1\.a\.b\.\d+$/) },
      { self_signup, work: expect.stringMatching(/^6\.1\.c\.d\.\d+$/) },
    ]);
    for (const [n, bits] of [
      [1, 4],
      [2, 6],
    ] as const) {
      const digest = createHash('sha256').update(String(calls[n]?.body.work)).digest();
      expect((digest[0] as number) >>> (8 - bits)).toBe(0);
    }
  });

  it('[L-316] says what to do after an error and keeps the input', async () => {
    const { user } = open(() => new FakeStatus(429, { message: 'slow down' }));
    await user.type(screen.getByLabelText('Organization name'), 'Oro');
    await user.type(screen.getByLabelText('Contact email'), 'ana@oro.test');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Please try again in a moment.*please contact us/);
    expect(screen.getByLabelText('Organization name')).toHaveValue('Oro');
  });
});
