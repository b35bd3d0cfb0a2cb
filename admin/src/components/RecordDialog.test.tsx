import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';

const stored = { id: 5, version: 3, quote: 'So loud', attribution: 'A parent' };
let arrive: (record: typeof stored) => void = () => undefined;
function Testimonial({ record }: { record: typeof stored | undefined }) {
  const [newest, setNewest] = useState(record);
  arrive = setNewest;
  return (
    <RecordDialog
      resource="testimonials"
      record={newest}
      parent={{ campaignId: 8 }}
      title="Add a testimonial"
      action="Save"
    >
      <TextInput source="quote" label="Quote" />
      <TextInput source="attribution" label="Attribution" />
    </RecordDialog>
  );
}
const open = (record?: typeof stored) => {
  const onClose = jest.fn();
  showPage(<Testimonial record={record} />, { onClose });
  return onClose;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the dialog of a record', () => {
  beforeEach(() => signIn());

  it('creates a record with its parent’s id and trimmed texts', async () => {
    const sent = fakeServer({ TestimonialsCreate: () => ({ result: { record: stored } }) });
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Quote'), '  So loud ');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(lastOf(sent, 'TestimonialsCreate')).toEqual({ input: { quote: 'So loud', campaignId: 8 } });
  });

  it('[O3] sends changed fields and the version that was read; a validation error is shown at its input', async () => {
    let refused = true;
    const sent = fakeServer({
      TestimonialsUpdate: () =>
        refused ? new Refusal('This is too short.', 'SL422', 'quote') : { result: { record: stored } },
    });
    const onClose = open(stored);
    await userEvent.type(screen.getByLabelText('Quote'), '!');
    await save();
    expect(await screen.findByText('This is too short.')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    refused = false;
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(lastOf(sent, 'TestimonialsUpdate')).toEqual({ input: { id: 5, quote: 'So loud!', version: 3 } });
  });

  it.each([
    ['what was typed, not what a colleague changed', '!', { quote: 'So loud!' }],
    ['an unchanged form, too', '', {}],
  ])('[O3] “Save mine” overwrites with %s', async (_what, typed, changed) => {
    const newer = { ...stored, version: 4, attribution: 'A coach' };
    let refused = true;
    const sent = fakeServer({
      TestimonialsUpdate: () =>
        refused
          ? new Refusal('Changed.', 'SL409', 'version', { version: 4, current: newer })
          : { result: { record: stored } },
    });
    const onClose = open(stored);
    await userEvent.type(screen.getByLabelText('Quote'), typed || '{End}');
    act(() => arrive(newer));
    await save();
    const mine = await screen.findByRole('button', { name: 'Save mine' });
    refused = false;
    await userEvent.click(mine);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(lastOf(sent, 'TestimonialsUpdate')).toEqual({ input: { id: 5, ...changed, version: 4 } });
  });

  it('deletes after confirmation, names the history that can restore it, and stays open on error', async () => {
    let refused = true;
    const sent = fakeServer({
      TestimonialsDelete: () =>
        refused ? new Refusal('It is in use.', 'SL409') : { result: { clientMutationId: null } },
    });
    const onClose = jest.fn();
    const onDeleted = jest.fn();
    showPage(
      <DeleteDialog
        resource="testimonials"
        record={stored}
        title="Delete quote"
        from="the campaign"
        onDeleted={onDeleted}
      >
        Gone.
      </DeleteDialog>,
      { onClose },
    );
    expect(screen.getByText("It can be restored from the campaign's history.")).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is in use.');
    refused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onDeleted).toHaveBeenCalledTimes(1);
    expect(lastOf(sent, 'TestimonialsDelete')).toEqual({ input: { id: 5 } });
  });
});
