import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { fakeServer, showPage } from '../testing/page.tsx';
import { TextIn } from './inputs.tsx';
import { SaveButton } from './SaveButton.tsx';

beforeEach(() => void fakeServer({}));

it('[S-415] saving says so only when it takes longer than 200 ms', async () => {
  jest.useFakeTimers();
  showPage(
    <Form onSubmit={() => new Promise(() => undefined)}>
      <TextIn source="name" label="Name" />
      <SaveButton />
    </Form>,
  );
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bears' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => jest.advanceTimersByTime(199));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  jest.useRealTimers();
});
