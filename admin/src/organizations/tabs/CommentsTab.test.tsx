import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { CommentsTab } from './CommentsTab.tsx';

const empty = () => ({ items: { totalCount: 0, nodes: [] } });

describe('Comments', () => {
  beforeEach(() => signIn());
  const comment = {
    id: 1,
    organizationId: 3,
    content: 'Line one\nLine two',
    createdAt: '2024-01-05T20:04:00Z',
    user: null,
  };

  it('[B-213][B-214][B-215] shows author or System User, the instant, and line breaks', async () => {
    fakeServer({ CommentsList: () => ({ items: { totalCount: 1, nodes: [comment] } }) });
    showPage(<CommentsTab id={3} />);
    expect(await screen.findByText('System User')).toBeInTheDocument();
    expect(screen.getByText('Jan 5 2024, 3:04pm')).toBeInTheDocument();
    expect(screen.getByText(/Line one/).textContent).toBe('Line one\nLine two');
  });

  it('[B-209][B-210][B-216] adding needs text and says what happens', async () => {
    const sent = fakeServer({
      CommentsList: empty,
      CreateCommentRecord: () => ({ answer: { item: { ...comment, id: 2 } } }),
    });
    showPage(<CommentsTab id={3} />);
    expect(await screen.findByText('No comments have been added yet!')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Add Comment' });
    await userEvent.type(screen.getByLabelText('New comment'), '   ');
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('New comment'), 'Called');
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Added Comment!' })).toBeInTheDocument();
    expect(lastOf(sent, 'CreateCommentRecord')?.input).toEqual({ organizationId: 3, content: 'Called' });
    expect(screen.getByLabelText('New comment')).toHaveValue('');
  });

  it('[B-217] a failure keeps the text', async () => {
    fakeServer({ CommentsList: empty, CreateCommentRecord: () => new Refusal('No', 'SL403') });
    showPage(<CommentsTab id={3} />);
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
      CommentsList: ({ orderBy }: { orderBy: string[] }) => {
        const nodes = [...stored].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
        if (orderBy[0] === 'CREATED_AT_DESC') nodes.reverse();
        return { items: { totalCount: 3, nodes } };
      },
    });
    showPage(<CommentsTab id={3} />);
    const shown = await screen.findAllByText(/call$/);
    expect(shown.map((one) => one.textContent)).toEqual(['Third call', 'Second call', 'First call']);
  });

  it('shows the newest hundred and the older ones when asked', async () => {
    const all = Array.from({ length: 120 }, (_, n) => ({ ...comment, id: n + 1, content: `Call ${120 - n}` }));
    fakeServer({
      CommentsList: ({ first }: { first: number }) => ({ items: { totalCount: 120, nodes: all.slice(0, first) } }),
    });
    showPage(<CommentsTab id={3} />);
    expect(await screen.findByText('The first 100 of 120')).toBeInTheDocument();
    expect(screen.queryByText('Call 20')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Call 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
