import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CommentsCard } from './CommentsCard.tsx';

const page = (nodes: object[], hasNextPage = false) => ({
  list: { nodes, pageInfo: { hasNextPage, hasPreviousPage: false } },
});
const empty = () => page([]);

describe('Comments', () => {
  beforeEach(() => signIn());
  const none = { CommentsTotal: () => ({ list: { totalCount: 0 } }) };
  const comment = {
    id: 1,
    organizationId: 3,
    content: 'Line one\nLine two',
    createdAt: '2024-01-05T20:04:00Z',
    user: null,
    commentMentions: [],
  };

  it('[B-213][B-214][B-215] shows author or System User, time, and line breaks', async () => {
    fakeServer({ ...none, CommentsList: () => page([comment]) });
    showPage(<CommentsCard record={{ organizationId: 3 }} />);
    expect(await screen.findByText('System User')).toBeInTheDocument();
    expect(screen.getByText('Jan 5 2024, 3:04pm')).toBeInTheDocument();
    expect(screen.getByText(/Line one/).textContent).toBe('Line one\nLine two');
  });

  it('[B-209][B-210][B-216] adding requires text and shows its progress', async () => {
    const sent = fakeServer({
      ...none,
      CommentsList: empty,
      CommentsCreate: () => ({ result: { record: { id: 2 } } }),
    });
    showPage(<CommentsCard record={{ organizationId: 3 }} />);
    expect(await screen.findByText('No comments have been added yet!')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Add Comment' });
    await userEvent.type(screen.getByLabelText('New comment'), '   ');
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('New comment'), 'Called');
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Added Comment!' })).toBeInTheDocument();
    expect(lastOf(sent, 'CommentsCreate')?.input).toEqual({ organizationId: 3, content: 'Called' });
    expect(screen.getByLabelText('New comment')).toHaveValue('');
  });

  it('[B-211][O16] Ctrl+Enter posts the comment and refetches the list', async () => {
    const sent = fakeServer({
      ...none,
      CommentsList: empty,
      CommentsCreate: () => ({ result: { record: { id: 2 } } }),
    });
    showPage(<CommentsCard record={{ organizationId: 3 }} />, { queryClient: makeQueryClient() });
    const reads = () => sent.filter(({ name }) => name === 'CommentsList').length;
    await userEvent.type(await screen.findByLabelText('New comment'), 'Called');
    const before = reads();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(lastOf(sent, 'CommentsCreate')?.input).toEqual({ organizationId: 3, content: 'Called' }),
    );
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  it('[B-217] an error keeps the text', async () => {
    fakeServer({ ...none, CommentsList: empty, CommentsCreate: () => new Refusal('No', 'SL403') });
    showPage(<CommentsCard record={{ organizationId: 3 }} />);
    await userEvent.type(await screen.findByLabelText('New comment'), 'Keep me');
    await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByText(/Oops! Something went wrong/)).toBeInTheDocument();
    expect(screen.getByLabelText('New comment')).toHaveValue('Keep me');
  });

  it('[B-212] the newest comment comes first', async () => {
    const at = (id: number, createdAt: string, content: string) => ({ ...comment, id, createdAt, content });
    const stored = [
      at(1, '2024-01-05T20:04:00Z', 'First call'),
      at(2, '2026-03-05T20:04:00Z', 'Third call'),
      at(3, '2025-02-05T20:04:00Z', 'Second call'),
    ];
    fakeServer({
      ...none,
      CommentsList: ({ orderBy }: { orderBy: string[] }) => {
        const nodes = [...stored].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
        if (orderBy[0] === 'CREATED_AT_DESC') nodes.reverse();
        return page(nodes);
      },
    });
    showPage(<CommentsCard record={{ organizationId: 3 }} />);
    const shown = await screen.findAllByText(/call$/);
    expect(shown.map((comment) => comment.textContent)).toEqual(['Third call', 'Second call', 'First call']);
  });

  it('shows the latest hundred, and older ones on request', async () => {
    const all = Array.from({ length: 120 }, (_, n) => ({ ...comment, id: n + 1, content: `Call ${120 - n}` }));
    fakeServer({
      CommentsList: ({ first, offset }: { first: number; offset: number }) =>
        page(all.slice(offset, offset + first), offset + first < all.length),
      CommentsTotal: () => ({ list: { totalCount: 120 } }),
    });
    showPage(<CommentsCard record={{ organizationId: 3 }} />);
    expect(await screen.findByText('The first 100 of 120')).toBeInTheDocument();
    expect(screen.queryByText('Call 20')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Call 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  describe('mentions', () => {
    const staff = [
      { id: 7, name: 'Dana Whitfield', email: 'dana@sideline.test' },
      { id: 8, name: 'Abe Turner', email: 'abe@sideline.test' },
      { id: 9, name: 'José Díaz', email: 'jose@sideline.test' },
    ];
    const open = () => {
      const sent = fakeServer({
        ...none,
        ActiveStaff: () => ({ users: staff }),
        CommentsList: empty,
        CommentsCreate: () => ({ result: { record: { id: 2 } } }),
      });
      showPage(<CommentsCard record={{ organizationId: 3 }} />);
      return sent;
    };
    const box = () => screen.getByLabelText('New comment');

    it('[P19] @ suggests colleagues; arrow keys and Enter select one, whom the comment then mentions', async () => {
      const sent = open();
      await waitFor(() => expect(lastOf(sent, 'ActiveStaff')).toBeDefined());
      await userEvent.type(box(), 'Please ask @');
      const options = await screen.findAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual(['Dana Whitfield', 'Abe Turner', 'José Díaz']);
      expect(box()).toHaveAttribute('aria-activedescendant', options[0]?.id);
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Abe Turner');
      await userEvent.keyboard('{Enter}');
      expect(box()).toHaveValue('Please ask @Abe Turner ');
      expect(screen.queryByRole('listbox')).toBeNull();
      await userEvent.type(box(), 'and @jose d{Tab}too{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(lastOf(sent, 'CommentsCreate')?.input).toEqual({
          organizationId: 3,
          content: 'Please ask @Abe Turner and @José Díaz too',
          mentionedUserIds: [8, 9],
        }),
      );
    });

    it('Escape closes the suggestions, a click selects one, and Enter without suggestions adds a line', async () => {
      open();
      await userEvent.type(box(), '@da');
      expect(await screen.findByRole('option', { name: 'Dana Whitfield' })).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).toBeNull();
      await userEvent.keyboard('{Enter}');
      expect(box()).toHaveValue('@da\n');
      await userEvent.keyboard('@ab');
      await userEvent.click(await screen.findByRole('option', { name: 'Abe Turner' }));
      expect(box()).toHaveValue('@da\n@Abe Turner ');
    });

    it('are highlighted in the text', async () => {
      fakeServer({
        ...none,
        CommentsList: () =>
          page([{ ...comment, content: 'Ask @Abe Turner, not @Dana', commentMentions: [{ id: 1, user: staff[1] }] }]),
      });
      showPage(<CommentsCard record={{ offerId: 3 }} />);
      expect((await screen.findByText('@Abe Turner')).tagName).toBe('SPAN');
      expect(screen.queryByText('@Dana')).toBeNull();
    });
  });
});
