import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { TextIn } from './inputs.tsx';
import { PageForm } from './PageForm.tsx';
import { SaveButton } from './SaveButton.tsx';
import { LEAVE } from './unsaved.ts';

// The router makes a request of each navigation; Node's own does not take the signals of jsdom.
class OwnRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  constructor(url: string | URL, init?: { signal?: AbortSignal }) {
    this.url = String(url);
    this.signal = init?.signal;
  }
}
globalThis.Request = OwnRequest as never;

const ask = jest.fn<(text?: string) => boolean>();
beforeEach(() => {
  ask.mockReset();
  window.confirm = ask;
});

/** A record's page with a form, a link to another tab of the record and one to another place of the same page. */
function open(onSubmit: () => Promise<unknown> = async () => undefined) {
  const page = (
    <AdminContext>
      <LeaveGuard />
      <PageForm onSubmit={onSubmit as never} defaultValues={{ name: 'Lions' }}>
        <TextIn source="name" label="Name" />
        <SaveButton />
      </PageForm>
      <Link to="/organizations/5/users">Users</Link>
      <Link to="/organizations/5#contact">Contact</Link>
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/organizations/5', element: page },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/organizations/5'] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
const closeWindow = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })) === false;

describe('a form with changes', () => {
  it('[B-089, S-171] asks once before another tab of the same record, and keeps what was typed', async () => {
    const user = open();
    ask.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.type(screen.getByLabelText('Name'), ' United');
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(ask.mock.calls).toEqual([[LEAVE]]);
    expect(screen.getByLabelText('Name')).toHaveValue('Lions United');
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not ask for a place of the same page, nor before anything is typed', async () => {
    const user = open();
    expect(closeWindow()).toBe(false);
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Lions!');
    expect(ask).not.toHaveBeenCalled();
  });

  it('[B-090] asks before the window closes', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Name'), '!');
    expect(closeWindow()).toBe(true);
  });

  it('asks after a save that failed, not after one that succeeded', async () => {
    const answers = [{ root: 'No connection' }, undefined];
    const user = open(async () => answers.shift());
    ask.mockReturnValue(false);
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(ask).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
