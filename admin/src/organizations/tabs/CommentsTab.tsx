import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreate, useGetManyReference, useNotify } from 'react-admin';
import { NetworkError } from '../../../../ui/graphql.ts';
import { GENERIC_ALERT } from '../../api/errors.ts';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { moment } from '../../kit/moment.ts';
import { ShowMore } from '../../kit/ShowMore.tsx';
import { useUnsaved } from '../../kit/unsaved.ts';
import { Problem } from '../../layout/Problem.tsx';

type Comment = { id: number; content: string; createdAt: string; user: { name: string | null } | null };

/** Comments shown at once; older ones are asked for by a button. */
const STEP = 100;

/** Comments, newest first, with a box for a new one (B-209 … B-217). */
export function CommentsTab({ id }: { id: number }) {
  const [perPage, setPerPage] = useState(STEP);
  const {
    data,
    total = 0,
    error,
    refetch,
    isPlaceholderData: older,
  } = useGetManyReference<Comment>(
    'comments',
    {
      target: 'organizationId',
      id,
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
    { placeholderData: keepPreviousData },
  );
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  useUnsaved(text.trim() !== '');
  const [create] = useCreate();
  const notify = useNotify();
  const add = async () => {
    setState('adding');
    try {
      await create('comments', { data: { organizationId: id, content: text.trim() } }, { returnPromise: true });
      setText('');
      setState('added');
      setTimeout(() => setState('idle'), 1500);
      await refetch();
    } catch (failure) {
      // The text is kept, so that nothing typed is lost.
      setState('idle');
      notify(failure instanceof NetworkError ? failure.message : GENERIC_ALERT, { type: 'error' });
    }
  };
  const label = { idle: 'Add Comment', adding: 'Adding Comment...', added: 'Added Comment!' }[state];
  return (
    <div className="body card-form">
      <Block title="Comments" note={total || undefined}>
        <form
          className="compose"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <label className="vh" htmlFor="comment">
            New comment
          </label>
          <textarea
            className="box"
            id="comment"
            rows={3}
            placeholder="Add what the next person should know"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <span className="hint">Comments stay and cannot be edited.</span>
            <Button small type="submit" disabled={!text.trim() || state === 'adding'}>
              {label}
            </Button>
          </div>
        </form>
        {error && !data ? <Problem error={error} retry={refetch} /> : null}
        {!data && !error ? <Loading /> : null}
        {data?.length === 0 ? <Empty>No comments have been added yet!</Empty> : null}
        <ul className="commentlist">
          {data?.map((comment) => (
            <li key={comment.id}>
              <b>{comment.user?.name ?? 'System User'}</b>{' '}
              <span className="soft small">{moment(comment.createdAt)}</span>
              <p>{comment.content}</p>
            </li>
          ))}
        </ul>
        <ShowMore shown={data?.length ?? 0} total={total} busy={older} onMore={() => setPerPage(perPage + STEP)} />
      </Block>
    </div>
  );
}
