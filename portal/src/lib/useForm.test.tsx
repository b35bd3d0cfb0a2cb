import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../ui/graphql.ts';
import { ExampleForm, rendered, type Send } from '../testing/ExampleForm.tsx';
import { loadDraft, storeDraft } from './drafts.ts';
import { isDraftSaved } from './useForm.ts';

const user = userEvent.setup();
const open = (send: Send = async () => undefined, eager = false) => render(<ExampleForm send={send} eager={eager} />);
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
    expect(rendered.form).toMatchObject({ error: { message: 'Refused.' }, failure: null });
    await user.type(name(), 's');
    expect(name()).toHaveFocus();
    expect(rendered.form).toMatchObject({ error: null, failure: null });
    field = 'version';
    await save();
    expect(city()).not.toBeInvalid();
    expect(rendered.form).toMatchObject({ failure: { message: 'Refused.' }, busy: false, dirty: true });
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
    expect(rendered.form).toMatchObject({
      values: { name: 'Bears Club', city: 'Erie' },
      dirty: true,
      justSaved: false,
    });
    expect(loadDraft('sideline.draft.example')).toMatchObject({ draft: { changes: { city: 'Erie' } } });
  });

  it('are none if a field has its saved value again', async () => {
    open();
    await user.type(city(), 'E');
    expect(rendered.form.dirty).toBe(true);
    await user.clear(city());
    expect(rendered.form.dirty).toBe(false);
  });

  it('are saved until the next one, also if that is discarded', async () => {
    open();
    await user.type(city(), 'Erie');
    await save();
    await waitFor(() => expect(rendered.form.justSaved).toBe(true));
    await user.type(city(), '!');
    act(rendered.form.reset);
    expect(rendered.form).toMatchObject({ values: { city: 'Erie' }, justSaved: false, dirty: false });
  });

  it('after a discard start from what is saved, even before it is shown', () => {
    open();
    act(() => rendered.form.change({ name: 'Lions' }));
    act(() => {
      rendered.form.reset();
      rendered.form.change({ city: 'Erie' });
    });
    expect(rendered.form.values).toEqual({ name: 'Bears', city: 'Erie' });
  });
});

describe('the draft of a form', () => {
  it('is restored until it is saved, also if the form is gone by then', async () => {
    const first = open();
    await user.type(city(), 'Erie');
    first.unmount();
    const { send, end } = pending();
    const second = open(send);
    expect(rendered.form).toMatchObject({ values: { city: 'Erie' }, restored: true });
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
    expect(rendered.form).toMatchObject({ values: { name: 'Bears', city: '' }, restored: false, dirty: false });
    expect(loadDraft('sideline.draft.example')).toBeNull();
  });
});
