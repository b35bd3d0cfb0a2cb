import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { ApiError, NetworkError } from '../../../ui/graphql.ts';
import { fakeServer, showPage } from '../testing/page.tsx';
import { FormError } from './FormError.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SaveButton } from './SaveButton.tsx';
import { isUnsaved } from './unsaved.ts';

type Row = { id: number; name: string; city: string };
let arrive: (row: Row) => void;
let save: (values: Row) => Promise<unknown>;

function Page() {
  const [record, setRecord] = useState<Row>({ id: 1, name: 'Lions', city: 'Salem' });
  arrive = setRecord;
  return (
    <RecordForm record={record} onSubmit={(values: Row) => save(values)}>
      <TextInput source="name" label="Name" />
      <TextInput source="city" label="City" />
      <FormError />
      <SaveButton />
    </RecordForm>
  );
}
const name = () => screen.getByLabelText('Name');
const city = () => screen.getByLabelText('City');
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

beforeEach(() => {
  fakeServer({});
  save = async () => undefined;
  showPage(<Page />);
});

it('[S-418] a newer record updates untouched inputs and keeps typed values', async () => {
  await userEvent.type(name(), ' of Salem');
  act(() => arrive({ id: 1, name: 'Tigers', city: 'Bend' }));
  await waitFor(() => expect(city()).toHaveValue('Bend'));
  expect(name()).toHaveValue('Lions of Salem');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(isUnsaved()).toBe(true);
});

it('[S-093] is unchanged after saving, whether or not the newer record arrives first', async () => {
  save = async (values) => act(() => arrive({ ...values, name: values.name.trim() }));
  await userEvent.type(name(), 's ');
  await press();
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(name()).toHaveValue('Lionss');
  save = async () => undefined;
  await userEvent.type(city(), ' East');
  expect(isUnsaved()).toBe(true);
  await press();
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(city()).toHaveValue('Salem East');
  expect(isUnsaved()).toBe(false);
});

it('text typed while saving is still unsaved', async () => {
  let done: (value: unknown) => void = () => undefined;
  save = () => new Promise((resolve) => (done = resolve));
  await userEvent.type(name(), 's');
  await press();
  await userEvent.type(city(), ' West');
  await act(async () => done(undefined));
  expect(name()).toHaveValue('Lionss');
  expect(city()).toHaveValue('Salem West');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
});

it('only a rejected input is marked invalid, not after a lost connection', async () => {
  const invalid = /invalid_form|form is not valid/;
  save = async () => {
    throw new NetworkError(null);
  };
  await userEvent.type(name(), 's');
  await press();
  expect(await screen.findByText(/The connection was lost/)).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByText(invalid)).toBeNull();
  save = async () => {
    throw new ApiError('This name is taken.', { status: 200, code: 'SL422', field: 'name' });
  };
  await press();
  expect(await screen.findByText(invalid)).toBeInTheDocument();
});

it('[S-413] a validation error is shown at its input, or above the button if there is no such input, and saving can be retried', async () => {
  save = async () => {
    throw new ApiError('This name is taken.', { status: 200, code: 'SL422', field: 'name' });
  };
  await userEvent.type(name(), 's');
  await press();
  expect(await screen.findByText('This name is taken.')).toHaveClass('Mui-error');
  save = async () => {
    throw new ApiError('This zip is unknown.', { status: 200, code: 'SL422', field: 'zip' });
  };
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This zip is unknown.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(name()).toHaveValue('Lionss');
});
