/** The list of any resource in a test. */
import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { lists } from '../lists.ts';
import { showPage } from './page.tsx';
import { schemaServer } from './schemaServer.ts';

/** Opens the list of a resource and waits for its rows. Returns the server and the variables of the last operation of a name. */
export async function openList(resource: string) {
  const server = schemaServer();
  const Page = await lists[resource]?.();
  if (!Page) throw new Error(`${resource} has no list.`);
  showPage(<Page />);
  await waitFor(() => expect(document.querySelectorAll('tr.RaDataTable-row').length).toBeGreaterThan(1));
  const lastOf = (name: string) => server.sent.filter((request) => request.name === name).at(-1)?.variables as never;
  return { ...server, lastOf };
}

/** The checkboxes of the rows that can be selected. */
export const selectable = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all$).+/ })
    .filter(({ disabled }) => !disabled);
