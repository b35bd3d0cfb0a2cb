import { expect, it } from '@jest/globals';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAVE_QUESTION } from '../form/unsaved.ts';
import { mockRouterRequest } from '../testing/routerRequest.ts';
import { showNotes } from '../testing/unsavedNotes.tsx';

mockRouterRequest();
const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

it('[S-171] [B-089] another tab of the same record asks, too, whichever of two forms has changes', async () => {
  showNotes();
  await userEvent.type(screen.getByLabelText('First'), 'x');
  await userEvent.click(screen.getByRole('link', { name: 'Comments' }));
  expect(question()).toHaveTextContent(LEAVE_QUESTION);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitForElementToBeRemoved(question);
  expect(screen.getByLabelText('First')).toHaveValue('x');
  await userEvent.click(screen.getByRole('link', { name: 'Comments' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The comments')).toBeInTheDocument();
});

it('[S-418] [B-090] closing the window asks while there are changes; changing the query string does not', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  showNotes();
  expect(close()).toBe(false);
  await userEvent.type(screen.getByLabelText('Second'), 'x');
  expect(close()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Part 2' }));
  expect(question()).toBeNull();
  await userEvent.clear(screen.getByLabelText('Second'));
  expect(close()).toBe(false);
});
