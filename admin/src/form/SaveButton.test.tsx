import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { fakeServer, showPage } from '../testing/page.tsx';
import { SaveButton } from './SaveButton.tsx';

beforeEach(() => void fakeServer({}));

it('[S-415] shows the saving state only after 200 ms', async () => {
  jest.useFakeTimers();
  showPage(
    <Form onSubmit={() => new Promise(() => undefined)}>
      <TextInput source="name" label="Name" />
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

it('[S-414] shows "Saving...", then "Saved", which is highlighted for 1500 ms', async () => {
  jest.useFakeTimers();
  let done: (value: undefined) => void = () => undefined;
  const Page = () => {
    const [record, setRecord] = useState({ name: 'Lions' });
    const save = async (values: { name: string }) => {
      await new Promise<undefined>((resolve) => {
        done = resolve;
      });
      setRecord(values);
    };
    return (
      <Form record={record} onSubmit={save as never}>
        <TextInput source="name" label="Name" />
        <SaveButton />
      </Form>
    );
  };
  showPage(<Page />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bears' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => jest.advanceTimersByTime(250));
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await act(async () => done(undefined));
  await act(async () => jest.advanceTimersByTime(0));
  const button = screen.getByRole('button', { name: 'Saved' });
  expect(button.querySelector('svg')).not.toBeNull();
  await act(async () => jest.advanceTimersByTime(1499));
  expect(button.querySelector('svg')).not.toBeNull();
  await act(async () => jest.advanceTimersByTime(1));
  expect(button.querySelector('svg')).toBeNull();
  expect(button).toHaveTextContent('Saved');
  jest.useRealTimers();
});
