import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dialogsWork } from '../testing/page.tsx';
import { Dialog } from './Dialog.tsx';

function Rows() {
  const [rows, setRows] = useState(['one', 'two']);
  const [deleting, setDeleting] = useState<string | null>(null);
  return (
    <main id="main" tabIndex={-1}>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setDeleting(row)}>
          {row}
        </button>
      ))}
      {deleting && (
        <Dialog title="Sure?" onClose={() => setDeleting(null)}>
          <button
            type="button"
            onClick={() => {
              setRows(rows.filter((row) => row !== deleting));
              setDeleting(null);
            }}
          >
            Remove
          </button>
        </Dialog>
      )}
    </main>
  );
}

function open() {
  dialogsWork();
  const onClose = jest.fn();
  render(
    <Dialog title="Form" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  return { onClose, veil: screen.getByRole('dialog'), field: screen.getByLabelText('Name') };
}

describe('a dialog', () => {
  it('closes on a click on the backdrop', () => {
    const { onClose, veil } = open();
    fireEvent.pointerDown(veil);
    fireEvent.click(veil);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open if the second click of the double click that opened it hits the backdrop', () => {
    const { onClose, veil } = open();
    fireEvent.pointerDown(veil);
    fireEvent.click(veil, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ignores the second click of the double click that opened it, as the page does that of one that closed it', () => {
    dialogsWork();
    render(<Rows />);
    fireEvent.click(screen.getByRole('button', { name: 'one' }), { detail: 1 });
    const remove = screen.getByRole('button', { name: 'Remove' });
    fireEvent.click(remove, { detail: 2 });
    expect(remove).toBeInTheDocument();
    fireEvent.click(remove, { detail: 1 });
    const two = screen.getByRole('button', { name: 'two' });
    fireEvent.click(two, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(two, { detail: 1 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes on Escape, but not when a file picker in it is canceled', () => {
    const { onClose, veil, field } = open();
    fireEvent(field, new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(veil, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open, with its input, if a text selection ends on the backdrop', () => {
    const { onClose, veil, field } = open();
    fireEvent.pointerDown(field);
    fireEvent.click(veil); // the target that browsers report for such a click
    expect(onClose).not.toHaveBeenCalled();
  });

  it('returns the focus to its opener, or to the page if the opener is gone', async () => {
    dialogsWork();
    const user = userEvent.setup();
    render(<Rows />);
    await user.click(screen.getByRole('button', { name: 'one' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'one' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'one' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
