import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaign, openCampaign } from '../../testing/campaign.tsx';
import { field } from '../../testing/inputs.ts';
import { lastOf, Refusal, signIn } from '../../testing/page.tsx';

const tab = '/sponsorship-application';
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const questions = [
  { id: 1, question: 'Sent one?', sentAt: '2026-11-01T15:00:00Z' },
  { id: 2, question: 'New one?', sentAt: null },
];

describe('the application', () => {
  beforeEach(() => signIn());

  it('[S-143] [S-144] [S-149] questions can be removed until they are sent; the season’s name and each text are required', async () => {
    const sent = await openCampaign(tab);
    await press('Add a question');
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toBeDisabled();
    type('Question 1', 'How many teams?');
    await waitFor(() => expect(button).toBeEnabled());
    type('Season name', ' ');
    await waitFor(() => expect(button).toBeDisabled());
    type('Season name', 'Fall 2027');
    expect(screen.getByRole('button', { name: 'Remove question 1' })).toBeEnabled();
    await userEvent.click(button);
    await waitFor(() =>
      expect(lastOf(sent, 'CampaignsUpdate')).toEqual({
        input: { id: 8, version: 3, seasonName: 'Fall 2027', customQuestions: [{ question: 'How many teams?' }] },
      }),
    );
  });

  it('[S-146][S-148][S-150] shows when it was sent, keeps sent questions and confirms saving', async () => {
    const sent = await openCampaign(tab, {
      changes: { customQuestions: questions, sponsorshipApplicationsSent: '2026-11-01T15:00:00Z' },
    });
    expect(screen.getByText('sent 11/1/2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove question 1' })).toBeDisabled();
    await press('Remove question 2');
    await press('Save');
    expect(await screen.findByText('Changes saved successfully!')).toBeInTheDocument();
    expect(lastOf(sent, 'CampaignsUpdate')).toEqual({
      input: { id: 8, version: 3, seasonName: 'Spring 2027', customQuestions: [{ id: 1, question: 'Sent one?' }] },
    });
  });

  it('[P13] questions can be reordered', async () => {
    const sent = await openCampaign(tab, { changes: { customQuestions: questions } });
    expect(screen.getByRole('button', { name: 'Move question 1 up' })).toBeDisabled();
    await press('Move question 2 up');
    await press('Save');
    await waitFor(() =>
      expect(lastOf(sent, 'CampaignsUpdate')?.input).toMatchObject({ customQuestions: [{ id: 2 }, { id: 1 }] }),
    );
  });

  it('[S-145] a list that a colleague changed in the meantime is shown before it is overwritten', async () => {
    const theirs = { ...campaign, version: 4, customQuestions: [{ id: 9, question: 'Theirs?', sentAt: null }] };
    let refused = false;
    const sent = await openCampaign(tab, {
      answers: {
        CampaignsOne: () => ({ record: refused ? theirs : campaign }),
        CampaignsUpdate: ({ input }) => {
          if (input.version === 4) return { result: { record: { ...theirs, version: 5 } } };
          refused = true;
          return new Refusal('This has been changed in the meantime.', 'SL409', 'version', {
            version: 4,
            current: { seasonName: 'Spring 2027' },
          });
        },
      },
    });
    await press('Add a question');
    type('Question 1', 'Mine?');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Theirs?')).toBeInTheDocument();
    expect(dialog.getByText('Mine?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the saved values' }));
    await waitFor(() => expect(field('Question 1')).toHaveValue('Theirs?'));
    expect(sent.filter(({ name }) => name === 'CampaignsUpdate')).toHaveLength(1);
  });

  it('[S-151] an application that cannot be saved shows an error', async () => {
    await openCampaign(tab, { answers: { CampaignsUpdate: () => new Refusal('x', 'SL409') } });
    type('Season name', 'Fall');
    await press('Save');
    expect(await screen.findByText('Error saving sponsorship application')).toBeInTheDocument();
  });
});
