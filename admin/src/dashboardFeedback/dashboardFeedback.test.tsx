import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from '../testing/inputs.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { comment, feedback, onSeason, photo, request, sam } from '../testing/sponsorFeedback.ts';
import { FeedbackCard } from './FeedbackCard.tsx';
import { PhotoRequestsCard } from './PhotoRequestsCard.tsx';
import { SeasonFeedbackCard } from './SeasonFeedbackCard.tsx';

const season = { sponsorId: 6, season: 'fall', year: 2031 } as const;
const campaign = { campaignId: 8, ...season };

const answered = (status: string) => ({
  answerPhotoRequest: { changeId: '1', photoRequest: { id: 1, status, wish: 'hide' } },
});
beforeEach(() => signIn());

describe('the feedback of a sponsor on a campaign', () => {
  it('is counted and listed, open requests first', async () => {
    fakeServer(
      feedback(
        [request(1)],
        [
          request(2, {
            status: 'declined',
            answer: 'It proves the asset.',
            answeredBy: { ...sam, name: 'Dana Staff' },
          }),
        ],
        [
          comment(1),
          comment(2, { section: 'photo', reaction: 'love', body: null, verificationImage: photo }),
          comment(3, { section: 'note', campaignNote: { id: 1, title: 'Opening day', datedOn: '2031-05-01' } }),
        ],
      ),
    );
    showPage(<FeedbackCard {...campaign} />);
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items.map((text) => text?.split(' 5/')[0])).toEqual([
      expect.stringMatching(/^Sam Brand asks to hide the photo of Cedar Valley/),
      expect.stringMatching(/^Sam Brand asks to hide the photo of Cedar Valley/),
      expect.stringMatching(/^Sam Brand on the goal/),
      expect.stringMatching(/^Sam Brand loves the photo of Cedar Valley/),
      expect.stringMatching(/^Sam Brand on the note “Opening day”/),
    ]);
    expect(items[1]).toMatch(/Declined.*Dana Staff.*It proves the asset\./);
    expect(screen.getByText('1 open request, 2 comments, 1 reaction, 4 favorite photos')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Hide the photo of Cedar Valley' })).toHaveLength(1);
  });

  it('a request is fulfilled with one click', async () => {
    const sent = fakeServer({
      ...feedback([request(1)]),
      AnswerPhotoRequest: () => new Promise((resolve) => setTimeout(() => resolve(answered('done')), 100)),
    });
    showPage(<FeedbackCard {...campaign} />);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Hide the photo of Cedar Valley' }));
    expect(await screen.findByText('Photo hidden from the sponsor')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'AnswerPhotoRequest').map(({ variables }) => variables.input)).toEqual([
      { id: 1, status: 'done' },
    ]);
  });

  it('a request is declined with a reason; a rejected answer keeps the input', async () => {
    let refuses = true;
    const sent = fakeServer({
      ...feedback([request(1)]),
      AnswerPhotoRequest: () => (refuses ? new Refusal('Too long.', 'SL422', 'answer') : answered('declined')),
    });
    showPage(<FeedbackCard {...campaign} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline the request about Cedar Valley' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline the request' }));
    expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await userEvent.type(field('Reason'), 'It proves the asset.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await screen.findAllByText('Too long.')).length).toBeGreaterThan(0);
    expect(field('Reason')).toHaveValue('It proves the asset.');
    refuses = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastOf(sent, 'AnswerPhotoRequest')?.input).toEqual({
      id: 1,
      status: 'declined',
      answer: 'It proves the asset.',
    });
  });

  it('[W8] a comment or question is replied to where it is shown; other reactions are not', async () => {
    const reaction = (id: number, kind: string) => comment(id, { reaction: kind, body: null });
    const sent = fakeServer({
      ...feedback(
        [],
        [],
        [comment(1), reaction(2, 'question'), reaction(3, 'love'), comment(4, { reply: 'Thank you.' })],
      ),
      ReplyToFeedback: () => ({ replyToFeedback: { changeId: '1', feedback: { id: 1 } } }),
    });
    showPage(<FeedbackCard {...campaign} />);
    expect(await screen.findByText('Thank you.')).toBeInTheDocument();
    const buttons = screen.getAllByRole('button', { name: 'Reply to Sam Brand' });
    expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[1] as HTMLElement);
    await userEvent.type(field('Reply'), 'It counts photos.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reply' }));
    expect(await screen.findByText('Reply sent')).toBeInTheDocument();
    expect(lastOf(sent, 'ReplyToFeedback')?.input).toEqual({ id: 2, reply: 'It counts photos.' });
  });

  it('an empty list says where feedback comes from, and a failed one can be loaded again', async () => {
    let down = true;
    fakeServer({
      CampaignFeedback: () => (down ? new Refusal('Not now.', 'SL422') : feedback([]).CampaignFeedback()),
    });
    showPage(<FeedbackCard {...campaign} />);
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing yet\./)).toBeInTheDocument();
  });
});

describe('feedback on a whole season', () => {
  const link = '/campaign-planner/sponsors/6/seasonal-dashboard?season=fall&year=2031';

  it('is among that of the campaign and names sponsor and season, which it opens', async () => {
    const sent = fakeServer(feedback([], [], [onSeason(2, { section: 'effectiveness' }), comment(1)]));
    showPage(<FeedbackCard {...campaign} />);
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/^Sam Brand on impressions of Brightwell Dental, Fall 2031 /);
    expect(items[1]).toHaveTextContent(/^Sam Brand on the goal May /);
    expect(screen.getAllByRole('link').map((found) => found.getAttribute('href'))).toEqual([link]);
    expect(lastOf(sent, 'CampaignFeedback')).toEqual(campaign);
  });

  it('is counted and listed on the season’s page', async () => {
    const rows = [onSeason(2, { reaction: 'thanks', body: null, section: 'delivery' }), onSeason(1)];
    const sent = fakeServer({
      SponsorSeasonFeedback: () => ({ reactions: { totalCount: 1 }, feedback: { totalCount: 33, nodes: rows } }),
    });
    showPage(<SeasonFeedbackCard {...season} />);
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/^Sam Brand says thank you for promised and delivered of Brightwell Dental/);
    expect(items[1]).toHaveTextContent(/^Sam Brand on the goal of Brightwell Dental, Fall 2031 .*A great start/);
    expect(screen.getByText('32 comments, 1 reaction')).toBeInTheDocument();
    expect(screen.getByText('31 older ones are not listed.')).toBeInTheDocument();
    expect(lastOf(sent, 'SponsorSeasonFeedback')).toEqual(season);
  });

  it('an empty list says where it comes from, and a failed one can be loaded again', async () => {
    let down = true;
    fakeServer({
      SponsorSeasonFeedback: () =>
        down
          ? new Refusal('Not now.', 'SL422')
          : { reactions: { totalCount: 0 }, feedback: { totalCount: 0, nodes: [] } },
    });
    showPage(<SeasonFeedbackCard {...season} />);
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing yet\./)).toBeInTheDocument();
  });
});

it('open requests of all sponsors lead to their campaigns', async () => {
  const smiles = { id: 8, name: 'Smiles', sponsorId: 6 };
  const nodes = [1, 2, 3, 4].map((id) => request(id, { campaign: smiles }));
  fakeServer({ OpenPhotoRequests: () => ({ photoRequestsConnection: { totalCount: 4, nodes } }) });
  showPage(<PhotoRequestsCard />);
  expect(await screen.findAllByRole('link', { name: 'Smiles' })).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'Smiles' })[0]).toHaveAttribute(
    'href',
    '/campaign-planner/sponsors/6/campaigns/8/dashboard',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('link', { name: 'Smiles' })).toHaveLength(4);
});
