import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../ui/clock.ts';
import { field } from '../testing/inputs.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { CampaignNotes } from './CampaignNotes.tsx';

const note = (id: number, values: object = {}) => ({
  id,
  campaignId: 8,
  version: 3,
  title: `Week ${id}`,
  body: '<p>We <b>won</b>.</p><script>alert(1)</script>',
  datedOn: '2031-05-06',
  published: false,
  ...values,
});
const lists = (nodes: object[]) => ({
  CampaignNotesList: () => listOf(...nodes),
});
beforeEach(() => signIn());

it('notes are shown as rich text, drafts and published ones, with a link to the preview', async () => {
  fakeServer(lists([note(1), note(2, { title: null, published: true })]));
  showPage(<CampaignNotes campaignId={8} previewUrl="/campaign-dashboard/a.b.c#notes" />);
  const [draft, published] = await screen.findAllByRole('listitem');
  await within(draft as HTMLElement).findByRole('button', { name: 'Publish Week 1' });
  expect(draft).toHaveTextContent(/^Week 15\/6\/2031DraftPublish.*We won\.$/);
  expect(within(draft as HTMLElement).getByText('won').tagName).toBe('B');
  expect(document.querySelector('script')).toBeNull();
  expect(published).toHaveTextContent(/^5\/6\/2031PublishedUnpublish/);
  expect(screen.getByRole('link', { name: 'Preview the notes' })).toHaveAttribute(
    'href',
    '/campaign-dashboard/a.b.c#notes',
  );
});

it('a draft is published, and a published note taken back', async () => {
  const sent = fakeServer({
    ...lists([note(1), note(2, { published: true })]),
    CampaignNotesUpdate: ({ input }: { input: object }) => ({
      result: { changeId: '1', record: { ...note(1), ...input } },
    }),
  });
  showPage(<CampaignNotes campaignId={8} previewUrl={null} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish Week 1' }));
  await waitFor(() => expect(lastOf(sent, 'CampaignNotesUpdate')?.input).toMatchObject({ id: 1, published: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish Week 2' }));
  await waitFor(() => expect(lastOf(sent, 'CampaignNotesUpdate')?.input).toMatchObject({ id: 2, published: false }));
});

it('a new note is a draft of today and needs a text', async () => {
  setToday('2031-05-09');
  const sent = fakeServer({
    ...lists([]),
    CampaignNotesCreate: () => ({ result: { changeId: '1', record: note(1) } }),
  });
  showPage(<CampaignNotes campaignId={8} previewUrl={null} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  const body = screen.getByRole('textbox', { name: 'Note' });
  body.innerHTML = '<p>Opening day</p>';
  fireEvent.input(body);
  await userEvent.type(field('Title'), 'Kickoff');
  await userEvent.click(save);
  await waitFor(() =>
    expect(lastOf(sent, 'CampaignNotesCreate')?.input).toEqual({
      campaignId: 8,
      title: 'Kickoff',
      body: '<p>Opening day</p>',
      datedOn: '2031-05-09',
      published: false,
    }),
  );
});
