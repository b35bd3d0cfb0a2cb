import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../../ui/graphql.ts';
import { TextField } from '../components/Field.tsx';
import { loadDraft, storeDraft } from './drafts.ts';
import { type Form, isDraftSaved, useForm } from './useForm.ts';

interface Values {
  name: string;
  city: string;
}
type Send = (values: Values) => Promise<void>;

let form: Form<Values>;
function Example({ send, eager = false }: { send: Send; eager?: boolean }) {
  const [saved, setSaved] = useState<Values>({ name: 'Bears', city: '' });
  form = useForm<Values>({
    draft: 'example',
    saved,
    eager,
    problemsOf: ({ name, city }) => ({
      name: name === '' ? 'Name is required' : null,
      city: city === '?' ? 'Unknown city' : null,
    }),
    onSave: async (values) => {
      await send(values);
      setSaved(values);
    },
  });
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="City" {...form.field('city')} />
      <button type="submit">Save</button>
    </form>
  );
}

const user = userEvent.setup();
const open = (send: Send = async () => undefined, eager = false) => render(<Example send={send} eager={eager} />);
const name = () => screen.getByLabelText('Name');
const city = () => screen.getByLabelText('City');
const save = () => user.click(screen.getByRole('button'));
/** A save that ends when the test says so. */
function pending() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { send: jest.fn<Send>(() => ended), end: () => act(async () => end()) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the errors of a form', () => {
  it('appear on submit, with the focus in the first; typing in another field keeps the focus there', async () => {
    open();
    await user.clear(name());
    await user.type(city(), '?');
    expect(name()).not.toBeInvalid();
    await save();
    expect(name()).toHaveFocus();
    expect(city()).toBeInvalid();
    await user.type(city(), 'Erie');
    expect(city()).toHaveFocus();
    expect(city()).not.toBeInvalid();
    await save();
    expect(name()).toHaveFocus();
  });

  it('appear while typing if the form is eager, without moving the focus', async () => {
    open(undefined, true);
    await user.clear(name());
    expect(name()).toHaveAccessibleDescription('Name is required');
    await user.type(city(), '?');
    expect(city()).toHaveFocus();
  });

  it('of the server are at the field that they name, and otherwise a failure of the form', async () => {
    let field = 'city';
    open(async () => {
      throw new ApiError('Refused.', { status: 422, code: 'SL422', field });
    });
    await user.type(name(), ' Club');
    await save();
    expect(city()).toHaveAccessibleDescription('Refused.');
    expect(city()).toHaveFocus();
    expect(form).toMatchObject({ error: { message: 'Refused.' }, failure: null });
    await user.type(name(), 's');
    expect(name()).toHaveFocus();
    expect(form).toMatchObject({ error: null, failure: null });
    field = 'version';
    await save();
    expect(city()).not.toBeInvalid();
    expect(form).toMatchObject({ failure: { message: 'Refused.' }, busy: false, dirty: true });
  });
});

describe('the changes of a form', () => {
  it('typed during a save remain, unlike those that it sent', async () => {
    const { send, end } = pending();
    open(send);
    await user.type(name(), ' Club');
    await save();
    await user.type(city(), 'Erie');
    await end();
    expect(send).toHaveBeenCalledWith({ name: 'Bears Club', city: '' });
    expect(form).toMatchObject({ values: { name: 'Bears Club', city: 'Erie' }, dirty: true, justSaved: false });
    expect(loadDraft('sideline.draft.example')).toMatchObject({ draft: { changes: { city: 'Erie' } } });
  });

  it('are none if a field has its saved value again', async () => {
    open();
    await user.type(city(), 'E');
    expect(form.dirty).toBe(true);
    await user.clear(city());
    expect(form.dirty).toBe(false);
  });

  it('are saved until the next one, also if that is discarded', async () => {
    open();
    await user.type(city(), 'Erie');
    await save();
    await waitFor(() => expect(form.justSaved).toBe(true));
    await user.type(city(), '!');
    act(form.reset);
    expect(form).toMatchObject({ values: { city: 'Erie' }, justSaved: false, dirty: false });
  });

  it('after a discard start anew, even before it is shown', () => {
    open();
    act(() => form.change({ name: 'Lions' }));
    act(() => {
      form.reset();
      form.change({ city: 'Erie' });
    });
    expect(form.values).toEqual({ name: 'Bears', city: 'Erie' });
  });
});

describe('the draft of a form', () => {
  it('is restored until it is saved, also if the form is gone by then', async () => {
    const first = open();
    await user.type(city(), 'Erie');
    first.unmount();
    const { send, end } = pending();
    const second = open(send);
    expect(form).toMatchObject({ values: { city: 'Erie' }, restored: true });
    await save();
    second.unmount();
    expect(isDraftSaved('example')).toBe(true);
    await end();
    expect(loadDraft('sideline.draft.example')).toBeNull();
  });

  it('is neither restored nor claimed if an older form stored it in another shape', () => {
    storeDraft('sideline.draft.example', { draft: { pending: { city: 'Erie' } } });
    expect(isDraftSaved('example')).toBe(false);
    open();
    expect(form).toMatchObject({ values: { name: 'Bears', city: '' }, restored: false, dirty: false });
    expect(loadDraft('sideline.draft.example')).toBeNull();
  });
});
