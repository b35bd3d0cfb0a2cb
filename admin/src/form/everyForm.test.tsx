/** The common behavior of forms, tested with every resource in `forms.ts`; a new resource is covered by its entry. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forms } from '../forms.ts';
import { Refusal, showPage, signIn } from '../testing/page.tsx';
import { schemaServer } from '../testing/schemaServer.ts';
import { discardTyped } from './unsaved.ts';

const THEIRS = 'A colleague’s';

beforeEach(() => {
  localStorage.clear();
  signIn('superadmin');
});
afterEach(() => {
  discardTyped();
  cleanup();
});

/** Opens the form of record 1, version 4; updates of versions before 6 are rejected. */
async function open(resource: string) {
  const page = forms[resource];
  if (!page) throw new Error(`${resource} has no form.`);
  const update = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Update`;
  const values: Record<string, unknown> = {
    version: 4,
    archived: false,
    leagueSharePercentage: '0.5',
    contactEmail: 'a@b.test',
    websiteUrl: 'a.test',
    'OrganizationSocialMedia.url': 'b.test',
    'Offer.status': 'prospecting',
  };
  const server = schemaServer({
    values,
    refuse: (name, { input = {} }) =>
      name !== update || input.version === 6
        ? undefined
        : new Refusal('Somebody else changed this in the meantime.', 'SL409', 'version', {
            version: 6,
            current: Object.fromEntries(Object.keys(input).map((field) => [field, THEIRS])),
          }),
  });
  const Page = await page.load();
  showPage(<Page />, { at: page.at, path: page.path });
  if (page.opener) {
    await screen.findAllByLabelText(page.opener);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50))); // Each kind of button checks its own permission.
    const openers = screen.getAllByLabelText(page.opener);
    fireEvent.click(openers[page.nth ?? 0] as HTMLElement);
  }
  // By selector: queries by role take seconds on pages this large.
  const button = () =>
    [...document.querySelectorAll<HTMLButtonElement>(`${page.opener ? '[role=dialog] ' : ''}button[type=submit]`)].find(
      ({ textContent }) => /^Saved?$/.test(textContent ?? ''),
    ) as HTMLButtonElement;
  const text = () =>
    [
      ...(button()?.form?.querySelectorAll<HTMLInputElement>('input[type=text], textarea:not([aria-hidden])') ?? []),
    ].find((box) => box.name && !box.disabled && !box.readOnly && box.role !== 'combobox') as HTMLInputElement;
  await waitFor(() => expect(text()).toBeInTheDocument());
  const sentBy = () =>
    server.sent.filter(({ name }) => name === update).map(({ variables }) => variables.input as never);
  return { ...server, values, button, text, sentBy };
}

describe.each(Object.keys(forms))('the form of %s', (resource) => {
  it('[O3] keeps the input over newer data, sends the version that was read, and asks before overwriting', async () => {
    const { sent, errors, values, button, text, sentBy } = await open(resource);
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

  it('[P11] [O9] rejects numbers and URLs outside their limits at their inputs, and sends nothing', async () => {
    const { button, sentBy } = await open(resource);
    const { form } = button();
    const inputs =
      form?.querySelectorAll<HTMLInputElement>(':is(input[type=number], input[inputmode=url]):enabled') ?? [];
    for (const input of inputs)
      fireEvent.change(input, {
        target: { value: input.type === 'number' ? '99999999999999' : 'javascript:alert(1)' },
      });
    fireEvent.submit(form as HTMLFormElement);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    for (const input of inputs) expect([input.name, input.ariaInvalid]).toEqual([input.name, 'true']);
    if (inputs.length) expect(sentBy()).toEqual([]);
  });
});
