/** The form of any resource in a test. */
import { expect } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as limits from '../../../db/generated/limits.ts';
import { forms } from '../forms.ts';
import { Refusal, showPage } from './page.tsx';
import { schemaServer } from './schemaServer.ts';

const { emailPattern: _ofNoColumn, ...byTable } = limits;
/** A web address for each field whose limit is a pattern. */
const webAddresses = Object.values(byTable).flatMap((fields) =>
  Object.entries<object>(fields).flatMap(([field, limit]) => ('pattern' in limit ? [[field, 'a.test']] : [])),
);

/** A colleague's value of each field. */
export const THEIRS = 'A colleague’s';

/**
 * Opens the form of record 1, version 4; updates of versions before 6 are rejected. Returns the server with its values,
 * the save button, the first text input and the inputs that were sent.
 */
export async function openForm(resource: string) {
  const page = forms[resource];
  if (!page) throw new Error(`${resource} has no form.`);
  const update = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Update`;
  const values: Record<string, unknown> = {
    version: 4,
    archived: false,
    leagueSharePercentage: '0.5',
    contactEmail: 'a@b.test',
    ...Object.fromEntries(webAddresses),
    'OrganizationSocialMedia.url': 'b.test',
    'Offer.status': 'prospecting',
  };
  const server = schemaServer({
    values,
    refuse: (name, { input = {} }) =>
      name !== update || input.version === 6
        ? undefined
        : new Refusal('This has been changed in the meantime.', 'SL409', 'version', {
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
