import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { LEAVE, useUnsaved } from '../kit/unsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

// jsdom's AbortSignal is not the one that Node's Request knows; the router only hands it on.
globalThis.Request = class {
  readonly method = 'GET';
  readonly headers = new Headers();
  readonly url: string;
  readonly signal: unknown;
  constructor(url: string, init?: { signal?: unknown }) {
    this.url = url;
    this.signal = init?.signal;
  }
} as never;

afterEach(() => void jest.restoreAllMocks());

function Note({ label }: { label: string }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />;
}

const show = () => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <LeaveGuard />
            <Outlet />
          </>
        ),
        children: [
          {
            path: 'organizations/5',
            element: (
              <>
                <Note label="First" />
                <Note label="Second" />
                <Link to="/organizations/5/comments">Comments</Link>
                <Link to="?part=2">Part 2</Link>
              </>
            ),
          },
          { path: 'organizations/5/comments', element: <p>The comments</p> },
        ],
      },
    ],
    { initialEntries: ['/organizations/5'] },
  );
  render(<RouterProvider router={router} />);
};

it('[S-171] [B-089] another tab of the same record asks too, whichever of two forms was typed in', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  show();
  await userEvent.type(screen.getByLabelText('First'), 'x');
  await userEvent.click(screen.getByRole('link', { name: 'Comments' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(LEAVE);
  expect(screen.getByLabelText('First')).toHaveValue('x');
  ask.mockReturnValue(true);
  await userEvent.click(screen.getByRole('link', { name: 'Comments' }));
  expect(await screen.findByText('The comments')).toBeInTheDocument();
});

it('[S-418] [B-090] the window asks while something is unsaved; a query of the same page does not', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  show();
  expect(close()).toBe(false);
  await userEvent.type(screen.getByLabelText('Second'), 'x');
  expect(close()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Part 2' }));
  expect(ask).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Second'));
  expect(close()).toBe(false);
});
