import { render } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useUnsaved } from '../form/unsaved.ts';
import { LeaveDialog } from '../layout/LeaveDialog.tsx';

function Note({ label }: { label: string }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />;
}

/** Opens a page of a record with two inputs that warn of unsaved changes, and links to another tab and to another query string. */
export const showNotes = () => {
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
