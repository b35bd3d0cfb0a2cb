import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, NetworkError } from '../../../ui/graphql.ts';
import { changedFileText, uploadError } from '../../../ui/upload/post.ts';
import { FileInput } from './FileInput.tsx';
import { ImageInput } from './ImageInput.tsx';

const list = (name = 'leagues.csv') => new File(['id\n1\n'], name, { type: 'text/csv' });
const banner = new File(['x'], 'banner.png', { type: 'image/png' });
const onChoose = jest.fn();
beforeEach(() => {
  onChoose.mockClear();
});

it('allows choosing the same file again: clicking clears the input', async () => {
  render(<FileInput label="CSV file" accept=".csv" hint="A list." onChoose={onChoose} />);
  const input = screen.getByLabelText<HTMLInputElement>('CSV file');
  await userEvent.upload(input, list());
  expect(onChoose).toHaveBeenCalledTimes(1);
  await userEvent.click(input);
  expect(input.files).toHaveLength(0);
});

it('shows an error next to the input', () => {
  render(
    <FileInput label="CSV file" accept=".csv" hint="A list." problem="The file has no rows." onChoose={onChoose} />,
  );
  const input = screen.getByLabelText('CSV file');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('The file has no rows. A list.');
});

it('an image that failed to upload can be dropped again', async () => {
  const onPick = jest.fn(async () => Promise.reject(new NetworkError(null)));
  render(<ImageInput label="Logo" url={null} onPick={onPick} />);
  const input = screen.getByLabelText<HTMLInputElement>('Logo');
  await userEvent.upload(input, banner);
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
  expect(input.files).toHaveLength(0);
});

it('a pending upload keeps keyboard focus and is sent once', async () => {
  const onPick = jest.fn(() => new Promise(() => undefined));
  render(<ImageInput label="Logo" url={null} onPick={onPick} />);
  const input = screen.getByLabelText<HTMLInputElement>('Logo');
  for (let times = 0; times < 2; times += 1) await userEvent.upload(input, banner);
  expect(screen.getByRole('status')).toHaveTextContent('Uploading...');
  expect(input).toBeEnabled();
  expect(input).toHaveFocus();
  expect(onPick).toHaveBeenCalledTimes(1);
});

it('a file changed after it was chosen is not reported as a lost connection', async () => {
  const form = new FormData();
  const changed = list();
  changed.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never;
  form.set('file', changed);
  jest.spyOn(form, 'values').mockReturnValue([changed].values() as never);
  expect(await uploadError(new NetworkError(null), form)).toMatchObject({ message: changedFileText });
  const refused = new ApiError('The file has no rows.', { status: 422 });
  expect(await uploadError(refused, form)).toBe(refused);
});
