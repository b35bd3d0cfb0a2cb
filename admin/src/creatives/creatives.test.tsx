import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CreativesDialog } from './CreativesDialog.tsx';
import { NOTHING_TO_REPLACE } from './ReplaceDialog.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';

beforeEach(() => signIn());
const deadline = { id: 4, name: 'Banner up' };
const text = {
  id: 1,
  name: 'Letter',
  content: '<p>Dear {{league_name}}</p>',
  renderedContent: '<p>Dear <b>Bears</b></p>',
};
const file = {
  id: 2,
  name: 'banner.pdf',
  contentType: 'application/pdf',
  fullSizeUrl: '/files/a.pdf',
  thumbnailUrl: '/files/a.pdf',
};
const offers = [1, 2].map((id) => ({
  id,
  organization: { id, name: `League ${id}` },
  sponsorableProperty: { id, name: 'U10' },
}));
const templates = (more: object = {}) => ({
  DeadlineTemplates: () => ({
    defaultVerificationDeadline: {
      id: 4,
      missingCreatives: false,
      texts: [text],
      files: [file],
      offersToReplace: offers,
      ...more,
    },
  }),
});

describe('templates of a default deadline', () => {
  it('[S-131][S-133] shows texts with content and files with a download link', async () => {
    fakeServer(templates());
    showPage(<TemplatesDialog deadline={deadline} />);
    expect(await screen.findByText('Dear Bears')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'banner.pdf' })).toHaveAttribute('download', 'banner.pdf');
  });

  it('[S-135] deleting a template is confirmed first', async () => {
    const sent = fakeServer({
      ...templates(),
      CreativeContentTemplatesDelete: () => ({ result: { clientMutationId: null } }),
    });
    showPage(<TemplatesDialog deadline={deadline} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Letter' }));
    expect(lastOf(sent, 'CreativeContentTemplatesDelete')).toBeUndefined();
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Delete Letter' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(lastOf(sent, 'CreativeContentTemplatesDelete')).toEqual({ input: { id: 1 } }));
  });

  it('[S-136] the server’s error about tags is shown in an alert, and the input is kept', async () => {
    const message = 'Cannot create creative content template due to no targeting locations';
    fakeServer({ ...templates(), CreativeContentTemplatesUpdate: () => new Refusal(message, 'SL422', 'content') });
    showPage(<TemplatesDialog deadline={deadline} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Letter' }));
    await userEvent.type(screen.getByLabelText(/^Name/), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Letter 2');
  });

  it('[S-312] an unknown tag is reported without a request', async () => {
    const sent = fakeServer({
      DeadlineTemplates: () => ({
        defaultVerificationDeadline: {
          id: 4,
          missingCreatives: true,
          texts: [{ ...text, content: '<p>Dear {{coach}}</p>' }],
          files: [],
          offersToReplace: [],
        },
      }),
    });
    showPage(<TemplatesDialog deadline={deadline} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Letter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('invalid mustache tag');
    expect(lastOf(sent, 'CreativeContentTemplatesUpdate')).toBeUndefined();
  });

  it('[S-139][S-141] replacing warns about the email and sends the selected offers, initially all', async () => {
    const sent = fakeServer({
      ...templates(),
      ReplaceCreatives: () => ({ replaceCreatives: { offers: [{ id: 2 }] } }),
    });
    showPage(<TemplatesDialog deadline={deadline} />);
    await screen.findByText('Dear Bears');
    await userEvent.click(screen.getByRole('button', { name: 'Replace creatives' }));
    const modal = within(screen.getByRole('dialog', { name: 'Replace creatives of Banner up' }));
    expect(modal.getByText(/Most leagues are emailed at the end of the day/)).toBeInTheDocument();
    expect(modal.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
    await userEvent.click(modal.getByLabelText('League 1: U10'));
    await userEvent.click(modal.getByRole('button', { name: 'Replace creatives' }));
    expect(await screen.findByText('The creatives of one offer were replaced.')).toBeInTheDocument();
    expect(lastOf(sent, 'ReplaceCreatives')).toEqual({ input: { defaultVerificationDeadlineId: 4, offerIds: [2] } });
  });

  it('[P10] offers can be searched; All and None apply to the results', async () => {
    const sent = fakeServer({
      ...templates(),
      ReplaceCreatives: () => ({ replaceCreatives: { offers: [{ id: 2 }] } }),
    });
    showPage(<TemplatesDialog deadline={deadline} />);
    await screen.findByText('Dear Bears');
    await userEvent.click(screen.getByRole('button', { name: 'Replace creatives' }));
    const modal = within(screen.getByRole('dialog', { name: 'Replace creatives of Banner up' }));
    await userEvent.click(modal.getByRole('button', { name: 'None' }));
    await userEvent.type(modal.getByRole('searchbox', { name: 'Search offers' }), 'league 2');
    expect(modal.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(modal.getByRole('button', { name: 'All' }));
    expect(modal.getByRole('status')).toHaveTextContent('1 of 2 offers chosen');
    await userEvent.click(modal.getByRole('button', { name: 'Replace creatives' }));
    await waitFor(() => expect(lastOf(sent, 'ReplaceCreatives')?.input).toMatchObject({ offerIds: [2] }));
  });

  it('[S-140] without offers there is nothing to replace', async () => {
    fakeServer(templates({ offersToReplace: [] }));
    showPage(<TemplatesDialog deadline={deadline} />);
    await screen.findByText('Dear Bears');
    await userEvent.click(screen.getByRole('button', { name: 'Replace creatives' }));
    expect(screen.getByText(NOTHING_TO_REPLACE)).toBeInTheDocument();
  });
});

describe('creatives of an offer', () => {
  const server = (missingCreatives: boolean) => ({
    DeadlineCreatives: () => ({ verificationDeadline: { id: 4, missingCreatives, texts: [], files: [] } }),
  });

  it('[S-317] announces the email for the first creative of a deadline without creatives', async () => {
    fakeServer(server(true));
    showPage(<CreativesDialog deadline={deadline} locked={false} />);
    expect(await screen.findByText(/emailed at the end of the day when the first/)).toBeInTheDocument();
  });

  it('[S-308] [S-310] a text requires a name and content, and is sent with its deadline', async () => {
    const sent = fakeServer({
      ...server(false),
      CreativeContentsCreate: () => ({ result: { record: { id: 7 } } }),
    });
    showPage(<CreativesDialog deadline={deadline} locked={false} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add text' }));
    const save = screen.getByRole('button', { name: 'Save' });
    const content = screen.getByRole('textbox', { name: 'Content' });
    const write = (html: string) => {
      content.innerHTML = html;
      fireEvent.input(content);
    };
    write('<p>Hello {{league_name}}</p>');
    await userEvent.type(screen.getByLabelText(/^Name/), '  ');
    expect(save).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Letter');
    write('');
    expect(save).toBeDisabled();
    write('<p>&nbsp;<br></p>'); // Looks empty although it contains markup.
    await userEvent.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter the content.');
    expect(lastOf(sent, 'CreativeContentsCreate')).toBeUndefined();
    write('<p>Hello {{league_name}}</p>');
    await userEvent.click(save);
    await waitFor(() =>
      expect(lastOf(sent, 'CreativeContentsCreate')).toEqual({
        input: { name: 'Letter', content: '<p>Hello {{league_name}}</p>', verificationDeadlineId: 4 },
      }),
    );
  });

  it('[S-309][S-316] a file is sent under its name; an error is shown in the dialog and keeps the file', async () => {
    const answers = { ...server(false), 'POST /creative_files': (): unknown => ({ id: 9 }) };
    const sent = fakeServer(answers);
    showPage(<CreativesDialog deadline={deadline} locked={false} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add file' }));
    const input = screen.getByLabelText('File');
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'run.exe'));
    expect(screen.getByRole('alert')).toHaveTextContent('The file must be a picture, a PDF or an office document.');
    await userEvent.upload(input, new File(['x'], 'draft.pdf', { type: 'application/pdf' }));
    await userEvent.upload(input, new File(['x'], 'rules.pdf', { type: 'application/pdf' }));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('rules.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(sent.some(({ name }) => name === 'POST /creative_files')).toBe(true));
    const form = sent.find(({ name }) => name === 'POST /creative_files')?.body as unknown as FormData;
    expect([form.get('verificationDeadlineId'), form.get('name')]).toEqual(['4', 'rules.pdf']);
  });

  it('cannot be changed for an inactive offer', async () => {
    fakeServer(server(false));
    showPage(<CreativesDialog deadline={deadline} locked />);
    expect(await screen.findByRole('button', { name: 'Add text' })).toBeDisabled();
  });
});
