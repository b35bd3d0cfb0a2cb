import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../../testing/chooseOption.ts';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import type {
  OfferDeadlineFragment as Deadline,
  OfferRecordFragment,
  OfferImageFragment as ProofImage,
} from '../generated/graphql.ts';
import { ReviewDialog } from '../proof/ReviewDialog.tsx';
import { DeadlinesCard } from './DeadlinesCard.tsx';

const deadline = (id: number, more: Partial<Deadline> = {}) =>
  ({
    id,
    name: `Deadline ${id}`,
    deadline: '2026-06-01',
    capabilityName: 'Game Signage',
    renderedVerificationReminderInstructions: `Show the banner of Acme, number ${id}.\nWrite to verify@sideline.test.`,
    didNotComplete: false,
    didNotCompleteReason: null,
    pendingImages: 0,
    verifiedImages: 0,
    verificationDeadlineResponses: [],
    ...more,
  }) as unknown as Deadline;
const missed = deadline(2, { didNotComplete: true, didNotCompleteReason: 'The field was <flooded>.' });
const offer = {
  id: 5,
  status: 'confirmed',
  organization: { canReceiveEmails: true },
  assets: [],
  verificationDeadlines: [deadline(1), missed, deadline(3, { didNotComplete: true })],
} as unknown as OfferRecordFragment;
const image = (verificationDeadlineId: number | null) =>
  ({
    id: 9,
    status: 'pending',
    verificationDeadlineId,
    hidden: false,
    featured: false,
    release: 'not_stated',
  }) as ProofImage;

describe('notes on a deadline', () => {
  beforeEach(() => {
    signIn();
    fakeServer({});
  });

  it('[S-294] its instructions are shown with tags replaced', async () => {
    showPage(<DeadlinesCard offer={offer} />);
    const [first] = screen.getAllByRole('listitem') as HTMLElement[];
    await userEvent.click(within(first as HTMLElement).getByText(/Instructions for the league/));
    expect(within(first as HTMLElement).getByText(/Show the banner of Acme, number 1/)).toBeVisible();
  });

  it('[S-292] a missed one shows the reason, or that none was given', () => {
    showPage(<DeadlinesCard offer={offer} />);
    const rows = screen.getAllByRole('listitem') as HTMLElement[];
    expect(rows[0]).not.toHaveTextContent('Marked Did Not Complete');
    expect(rows[1]).toHaveTextContent('Marked Did Not Complete: The field was <flooded>.');
    expect(rows[2]).toHaveTextContent('Marked Did Not Complete, without a reason.');
  });

  it('[S-294] an image is reviewed next to the instructions of the selected deadline', async () => {
    showPage(<ReviewDialog offer={offer} image={image(null)} />);
    expect(screen.queryByText('Instructions for the league')).toBeNull();
    await chooseOption('Verification deadline', 'Deadline 2');
    expect(screen.getByText(/number 2/)).toBeInTheDocument();
    expect(screen.getByText(/Marked Did Not Complete/)).toHaveTextContent('The field was <flooded>.');
  });
});
