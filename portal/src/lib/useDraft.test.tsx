import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { clearDrafts, loadDraft, storeDraft } from './drafts.ts';
import { useDraft } from './useDraft.ts';

const initial = { name: '', checked: false };
const open = (name = 'form') => renderHook(() => useDraft(name, initial, ['checked'])).result;
const type = (form: ReturnType<typeof open>, part: Partial<typeof initial>) => act(() => form.current[1](part));
/** Simulates a closed browser or an empty battery. */
const closeBrowser = () => sessionStorage.clear();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is complete after a reload', () => {
    type(open(), { name: 'José', checked: true });
    expect(open().current[0]).toEqual({ name: 'José', checked: true });
  });

  it('is restored after the browser was closed, without the fields of that visit', () => {
    type(open(), { name: 'José', checked: true });
    closeBrowser();
    expect(open().current[0]).toEqual({ name: 'José', checked: false });
  });

  it('ignores fields of an older form, and deletes a draft of nothing else', () => {
    storeDraft('sideline.draft.form', { draft: { name: 'José', phone: '5' } });
    expect(open().current[0]).toEqual({ name: 'José', checked: false });
    storeDraft('sideline.draft.form', { draft: { pending: { name: 'José' } } });
    expect(open().current[0]).toEqual(initial);
    expect(loadDraft('sideline.draft.form')).toBeNull();
  });

  it('does not mix with that of another tab', () => {
    type(open(), { name: 'mine' });
    const other = JSON.stringify({ draft: { name: 'of the other tab' }, at: Date.now() });
    localStorage.setItem('sideline.draft.form', other);
    expect(open().current[0].name).toBe('mine');
    closeBrowser();
    expect(open().current[0].name).toBe('of the other tab');
  });

  it('is stored before rendering, complete even if two changes are batched', () => {
    const form = open();
    act(() => {
      form.current[1]({ name: 'José' });
      form.current[1]({ checked: true });
      expect(form.current[0]).toEqual(initial); // before anything is rendered
      expect(loadDraft('sideline.draft.form')).toMatchObject({ draft: { name: 'José', checked: true } });
    });
  });

  it('is the newest even if the storage of the tab is full', () => {
    const form = open();
    type(form, { name: 'Jo' });
    const write = Storage.prototype.setItem;
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
    type(form, { name: 'José' });
    full.mockRestore();
    expect(open().current[0].name).toBe('José');
  });

  it('leaves nothing behind if it is discarded, undone, or unchanged', () => {
    const form = open();
    expect(localStorage).toHaveLength(0);
    type(form, { name: 'José' });
    type(form, { name: '' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    type(form, { name: 'José' });
    act(() => form.current[2]());
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('expires after a month', () => {
    type(open(), { name: 'José' });
    closeBrowser();
    const month = Date.now() + 31 * 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(month);
    expect(open().current[0].name).toBe('');
    clock.mockRestore();
  });

  it('is deleted on logout; drafts of a link are kept', () => {
    type(open(), { name: 'José' });
    storeDraft('sideline.application.3.spring.2027.programs', { values: {} });
    clearDrafts();
    expect(open().current[0].name).toBe('');
    expect(loadDraft('sideline.application.3.spring.2027.programs')).not.toBeNull();
  });

  it('works without storage', () => {
    const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const form = open();
    type(form, { name: 'José' });
    expect(form.current[0].name).toBe('José');
    closed.mockRestore();
  });
});
