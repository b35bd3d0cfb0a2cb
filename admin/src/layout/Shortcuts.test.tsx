import { describe, expect, it, jest } from '@jest/globals';
import { Tooltip } from '@mui/material';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { Shortcuts } from './Shortcuts.tsx';

describe('shortcuts of a page', () => {
  it('leaves Escape to an open tooltip, and takes the next one', async () => {
    const run = jest.fn();
    const show = (open: boolean) => (
      <CoreAdminContext>
        <Shortcuts shortcuts={[{ keys: ['Escape'], label: 'Clear', moves: true, run }]} />
        <Tooltip title="Sent on 11/3/2026" open={open} slotProps={{ transition: { timeout: 0 } }}>
          <button type="button">Sent</button>
        </Tooltip>
      </CoreAdminContext>
    );
    const { rerender } = render(show(true));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(run).not.toHaveBeenCalled();
    rerender(show(false));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(run).toHaveBeenCalledTimes(1);
  });
});
