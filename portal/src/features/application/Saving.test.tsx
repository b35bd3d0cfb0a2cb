/** What happens to typed answers: validated, sent, preserved across reloads, lost connections and other tabs. */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applicationView, heading, next, openApplication, toContact } from '../../testing/applications.tsx';
import { FakeStatus } from '../../testing/fakeServer.ts';

afterEach(() => localStorage.clear());

async function fillContact(user: ReturnType<typeof openApplication>['user'], first = 'José') {
  await user.type(await screen.findByLabelText('First name'), first);
  await user.type(screen.getByLabelText('Last name'), "O'Brien;");
  await user.type(screen.getByLabelText('Phone number'), '5125550142');
  await user.type(screen.getByLabelText('Email'), 'jose+club@example.test');
}

describe('saving', () => {
  it('[L-146][L-127] sends the contact, sanitized, with the stamp that it was loaded with', async () => {
    const { sent, user } = openApplication(applicationView(toContact), {
      step: '1-0',
      after: applicationView([...toContact, 'primary-contact']),
    });
    await fillContact(user);
    await user.click(next());
    await heading('Programs');
    expect(sent('UpsertPrimaryContact')[0]).toEqual({
      organizationId: 3,
      sponsorshipApplicationId: 21,
      primaryContactFirstName: 'José',
      primaryContactLastName: "O'Brien",
      primaryContactPhone: '512-555-0142',
      primaryContactEmail: 'jose+club@example.test',
      stamp: 'stamp-primary-contact',
    });
    expect(localStorage.getItem('sideline.application.3.spring.2027.primary-contact')).toBeNull();
  });

  it('[L-109] one request saves a step, returns the new percentage and shows the next step', async () => {
    const { calls, user } = openApplication(applicationView(toContact), {
      step: '1-0',
      after: applicationView([...toContact, 'primary-contact']),
    });
    await fillContact(user);
    const callsBefore = calls.length;
    await user.click(next());
    await heading('Programs');
    expect(screen.getByText('33% done')).toBeInTheDocument();
    const since = calls.slice(callsBefore).map(({ name }) => name);
    expect(since.filter((name) => name !== 'TrackApplicationEvent')).toEqual(['UpsertPrimaryContact']);
  });

  it('[L-125] shows an error a second after typing, not before, and all errors on Next without sending', async () => {
    const { sent } = openApplication(applicationView(toContact), { step: '1-0' });
    const email = await screen.findByLabelText('Email');
    jest.useFakeTimers();
    try {
      fireEvent.change(email, { target: { value: 'maria' } });
      act(() => void jest.advanceTimersByTime(900));
      expect(screen.queryByText('Enter a valid email')).toBeNull();
      act(() => void jest.advanceTimersByTime(200));
      expect(screen.getByText('Enter a valid email')).toBeInTheDocument();
      expect(screen.queryByText('First name is required')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    fireEvent.click(next());
    expect(screen.getAllByText('First name is required')).toHaveLength(2); // in the summary and beside the field
    expect(screen.getByRole('alert')).toHaveTextContent('4 answers need another look:');
    expect(sent('UpsertPrimaryContact')).toEqual([]);
  });

  it('[L-083] restores the input after a reload', async () => {
    const first = openApplication(applicationView(toContact), { step: '1-0' });
    await first.user.type(await screen.findByLabelText('First name'), 'Mar');
    first.shown.unmount();
    openApplication(applicationView(toContact), { step: '1-0', keep: true });
    expect(await screen.findByLabelText('First name')).toHaveValue('Mar');
  });

  it('[L-082][L-083] a server error shows the failure screen; retrying restores the input', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: { UpsertPrimaryContact: () => new FakeStatus(503) },
    });
    await fillContact(user);
    await user.click(next());
    await heading('Uh oh! Something went wrong.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('José');
    consoleError.mockRestore();
  });

  it('[L-083] offline it says what is saved, and saves automatically when the connection is back', async () => {
    let offline = true;
    const after = applicationView([...toContact, 'primary-contact']);
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: {
        UpsertPrimaryContact: () => {
          if (offline) throw new TypeError('Failed to fetch');
          return { saved: { sponsorshipApplicationView: after } };
        },
      },
    });
    await fillContact(user);
    await user.click(next());
    expect(await screen.findByText(/You are offline. Earlier steps are saved/)).toBeInTheDocument();
    offline = false;
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await heading('Programs');
  });

  it('[L-083] input during a save keeps the step open and is sent with the next save', async () => {
    const after = applicationView([...toContact, 'primary-contact']);
    after.stamps['primary-contact'] = 'newer';
    let arrive: () => void = () => undefined;
    const { sent, user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: {
        UpsertPrimaryContact: async () => {
          await new Promise<void>((resolve) => (arrive = resolve));
          return { saved: { sponsorshipApplicationView: after } };
        },
      },
    });
    await fillContact(user);
    await user.click(next());
    await user.type(screen.getByLabelText('First name'), ' Luis');
    await act(async () => arrive());
    await waitFor(() => expect(next()).toBeEnabled());
    expect(screen.getByLabelText('First name')).toHaveValue('José Luis');
    await user.click(next());
    await act(async () => arrive());
    await heading('Programs');
    expect(
      sent('UpsertPrimaryContact').map(({ primaryContactFirstName, stamp }) => [primaryContactFirstName, stamp]),
    ).toEqual([
      ['José', 'stamp-primary-contact'],
      ['José Luis', 'newer'],
    ]);
  });

  it('[L-006][L-007] a link that expires in the meantime shows its page and keeps the input', async () => {
    const refused = new FakeStatus(401, { errors: [{ message: 'x', extensions: { code: 'SL401', link: 'expired' } }] });
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: { UpsertPrimaryContact: () => refused },
    });
    await fillContact(user);
    await user.click(next());
    await heading('Link has expired');
    expect(localStorage.getItem('sideline.application.3.spring.2027.primary-contact')).toContain('José');
  });

  it('[L-131] two tabs: shows both answers and lets the user choose; nothing is overwritten before', async () => {
    const contact = {
      primaryContactFirstName: 'Ana',
      primaryContactLastName: 'Diaz',
      primaryContactPhone: '512-555-0100',
      primaryContactEmail: 'ana@x.test',
    };
    const fresh = applicationView(toContact, [], { answers: { 'primary-contact': contact } });
    fresh.stamps['primary-contact'] = 'newer';
    let view = applicationView(toContact);
    const { sent, user } = openApplication(view, {
      step: '1-0',
      handlers: {
        SponsorshipApplicationView: () => ({ today: '2026-10-07', sponsorshipApplicationView: view }),
        UpsertPrimaryContact: ({ input }: { input: { stamp: string } }) => {
          view = fresh;
          return input.stamp === 'newer'
            ? { saved: { sponsorshipApplicationView: applicationView([...toContact, 'primary-contact']) } }
            : new FakeStatus(200, {
                errors: [{ message: 'Changed', extensions: { code: 'SL409', field: 'stamp' } }],
                data: null,
              });
        },
      },
    });
    await fillContact(user);
    await user.click(next());
    const dialog = within(await screen.findByRole('dialog', { name: 'This step was changed somewhere else' }));
    expect(dialog.getByText("José O'Brien")).toBeInTheDocument();
    expect(dialog.getByText('Ana Diaz')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep my answers' }));
    await heading('Programs');
    expect(sent('UpsertPrimaryContact').map((input) => input.stamp)).toEqual(['stamp-primary-contact', 'newer']);
  });

  it('[L-131] shows the server’s validation error beside its field and preserves the rest', async () => {
    const refused = new FakeStatus(200, {
      errors: [{ message: 'Enter a valid phone number', extensions: { code: 'SL422', field: 'primaryContactPhone' } }],
      data: null,
    });
    const { user } = openApplication(applicationView(toContact), {
      step: '1-0',
      handlers: { UpsertPrimaryContact: () => refused },
    });
    await fillContact(user);
    await user.click(next());
    expect(await screen.findByLabelText('Phone number')).toHaveAccessibleDescription('Enter a valid phone number');
    expect(screen.getByLabelText('First name')).toHaveValue('José');
  });
});
