import { expect, it } from '@jest/globals';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { LEAVE_QUESTION, useUnsaved } from '../form/unsaved.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

// jsdom's AbortSignal is not accepted by Node's Request; the router only passes it on.
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

const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

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
            <CoreAdminContext>
              <LeaveDialog />
            </CoreAdminContext>
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

it('[S-171] [B-089] another tab of the same record asks, too, whichever of two forms has changes', async () => {
  show();
  await userEvent.type(screen.getByLabelText('First'), 'x');
  await userEvent.click(screen.getByRole('link', { name: 'Comments' }));
  expect(question()).toHaveTextContent(LEAVE_QUESTION);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitForElementToBeRemoved(question);
  expect(screen.getByLabelText('First')).toHaveValue('x');
  await userEvent.click(screen.getByRole('link', { name: 'Comments' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The comments')).toBeInTheDocument();
});

it('[S-418] [B-090] closing the window asks while there are changes; changing the query string does not', async () => {
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
  expect(question()).toBeNull();
  await userEvent.clear(screen.getByLabelText('Second'));
  expect(close()).toBe(false);
});
