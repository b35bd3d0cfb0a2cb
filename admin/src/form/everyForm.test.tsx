/** The common behavior of forms, tested with every resource in `forms.ts`; a new resource is covered by its entry. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forms } from '../forms.ts';
import { openForm, THEIRS } from '../testing/everyForm.tsx';
import { signIn } from '../testing/page.tsx';
import { ignoreNumberWheel } from './numberWheel.ts';
import { discardTyped } from './unsaved.ts';

const WRONG: Record<string, string> = { number: '99999999999999', date: '20266-12-15' };
ignoreNumberWheel();

beforeEach(() => {
  localStorage.clear();
  signIn('superadmin');
});
afterEach(() => {
  discardTyped();
  cleanup();
});

describe.each(Object.keys(forms))('the form of %s', (resource) => {
  it('[O3] keeps the input over newer data, sends the version that was read, and asks before overwriting', async () => {
    const { sent, errors, values, button, text, sentBy } = await openForm(resource);
    const source = text().name;
    fireEvent.change(text(), { target: { value: 'Mine' } });
    const before = sent.length;
    values.version = 5;
    values[source] = 'News';
    await act(async () => void globalThis.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(text()).toHaveValue('Mine');
    await waitFor(() => expect(button()).toBeEnabled());
    fireEvent.click(button());
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this record' }));
    expect(dialog.getAllByText(THEIRS)).not.toEqual([]);
    expect(dialog.getByText('Mine')).toBeInTheDocument();
    expect(sentBy()).toEqual([expect.objectContaining({ version: 4, [source]: 'Mine' })]);
    fireEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(sentBy()[1]).toMatchObject({ version: 6, [source]: 'Mine' }));
    expect(errors).toEqual([]);
  });

  it('[R19] [R23] keeps its numbers under the wheel, and its dates have a first and a last day', async () => {
    const { button } = await openForm(resource);
    const form = button().form as HTMLFormElement;
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=number]:enabled')) {
      input.focus();
      fireEvent.wheel(input);
      expect(input).not.toHaveFocus();
    }
    for (const { name, min, max } of form.querySelectorAll<HTMLInputElement>('input[type=date]'))
      expect([name, min >= '2000', max >= min && max.length === 10]).toEqual([name, true, true]);
  });

  it('[P11] [O9] [R19] rejects numbers, dates and URLs outside their limits at their inputs, and sends nothing', async () => {
    const { button, sentBy } = await openForm(resource);
    const { form } = button();
    const inputs =
      form?.querySelectorAll<HTMLInputElement>(
        ':is(input[type=number], input[type=date], input[inputmode=url]):enabled',
      ) ?? [];
    for (const input of inputs)
      fireEvent.change(input, {
        target: { value: WRONG[input.type] ?? 'javascript:alert(1)' },
      });
    fireEvent.submit(form as HTMLFormElement);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    for (const input of inputs) expect([input.name, input.ariaInvalid]).toEqual([input.name, 'true']);
    if (inputs.length) expect(sentBy()).toEqual([]);
  });
});
