import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Switch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { address, showPage } from '../testing/page.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';

const ask = jest.fn<(text: string) => boolean>();

function Form({ dirty }: { dirty: boolean }) {
  const [name, setName] = useState('');
  useLeaveWarning(dirty && name !== '', ask);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Link to="/other">Other</Link>
    </>
  );
}

function open(dirty: boolean, answer: boolean) {
  ask.mockReset().mockReturnValue(answer);
  globalThis.history.replaceState(null, '', '/before');
  navigate('/form');
  showPage(
    '/form?open',
    <Switch>
      <Route path="/form">
        <Form dirty={dirty} />
      </Route>
      <Route>Somewhere else</Route>
    </Switch>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bears' } });
}
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form with changes', () => {
  it('[S-418] asks with the specified text when a link is clicked; staying preserves the input', () => {
    open(true, false);
    fireEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(ask).toHaveBeenCalledWith(
      "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?",
    );
    expect(address()).toBe('/form?open');
    expect(screen.getByLabelText('Name')).toHaveValue('Bears');
  });

  it('[S-418] confirming leaves the page', () => {
    open(true, true);
    fireEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(screen.getByText('Somewhere else')).toBeInTheDocument();
  });

  it('[S-418] asks on back navigation, and the page stays if the user declines', async () => {
    open(true, false);
    act(() => globalThis.history.back());
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(address()).toBe('/form?open'));
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('a jump to an anchor does not leave the page', () => {
    open(true, false);
    globalThis.location.hash = '#main';
    act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate')));
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
  });

  it('[S-418] asks when the window closes', () => {
    open(true, false);
    expect(closing()).toBe(true);
  });

  it('does not ask if nothing has changed', () => {
    open(false, false);
    expect(closing()).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByText('Somewhere else')).toBeInTheDocument();
  });
});
