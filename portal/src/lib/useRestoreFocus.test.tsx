import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from '../components/Button.tsx';

const page = (busy: boolean) => (
  <>
    <Button busy={busy}>Send</Button>
    <input aria-label="Elsewhere" />
  </>
);
/** Simulates how browsers move the focus from a disabled button. */
const fixUp = () => {
  screen.getByLabelText('Elsewhere').focus();
  screen.getByLabelText('Elsewhere').blur();
};

describe('a busy button', () => {
  it('regains its focus when it is enabled again', () => {
    const { rerender } = render(page(false));
    screen.getByText('Send').focus();
    rerender(page(true));
    fixUp();
    expect(document.body).toHaveFocus();
    rerender(page(false));
    expect(screen.getByText('Send')).toHaveFocus();
  });

  it('does not take the focus from elsewhere, and only regains it if it had it', () => {
    const { rerender } = render(page(false));
    screen.getByText('Send').focus();
    rerender(page(true));
    screen.getByLabelText('Elsewhere').focus();
    rerender(page(false));
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
    screen.getByLabelText('Elsewhere').blur();
    rerender(page(true));
    rerender(page(false));
    expect(document.body).toHaveFocus();
  });
});
