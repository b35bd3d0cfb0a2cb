import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../testing/fakeServer.ts';
import { dialogsWork } from '../../testing/page.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';

function open(handlers: Parameters<typeof fakeServer>[0] = {}) {
  dialogsWork();
  let version = 1;
  const calls = fakeServer({
    CalendarAddress: () => ({ organization: { id: 3, calendarUrl: `https://sideline.test/calendar/v${version}.ics` } }),
    RenewCalendar: () => {
      version += 1;
      return { renewCalendar: { organization: { id: 3 } } };
    },
    ...handlers,
  });
  render(<CalendarDialog organizationId={3} onClose={() => undefined} />);
  return { calls, user: userEvent.setup() };
}

describe('the calendar of deadlines', () => {
  it('opens in the calendar app, or is copied', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      'webcal://sideline.test/calendar/v1.ics',
    );
    expect(screen.getByLabelText('Or copy the address')).toHaveValue('https://sideline.test/calendar/v1.ics');
  });

  it('says that the URL was copied, or that the browser did not allow it', async () => {
    const { user } = open();
    const copy = await screen.findByRole('button', { name: 'Copy' });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('https://sideline.test/calendar/v1.ics');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copied' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  });

  it('says that the old URL stops working before a new one is created, and then shows the new one', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Create a new address' }));
    expect(screen.getByText(/Calendars that use the old address will stop/)).toBeInTheDocument();
    expect(calls.some((call) => call.name === 'RenewCalendar')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Replace the old address' }));
    expect(await screen.findByDisplayValue('https://sideline.test/calendar/v2.ics')).toBeInTheDocument();
    expect(screen.queryByText(/Calendars that use the old address will stop/)).toBeNull();
  });

  it('offers to retry if the URL could not be loaded', async () => {
    let fails = true;
    const { user } = open({
      CalendarAddress: () =>
        fails
          ? refusal('no', 'SL500')
          : { organization: { id: 3, calendarUrl: 'https://sideline.test/calendar/a.ics' } },
    });
    await screen.findByText('The address could not be loaded.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('https://sideline.test/calendar/a.ics')).toBeInTheDocument();
  });
});
