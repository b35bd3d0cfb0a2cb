import { Block, Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { useFilters } from '../kit/useFilters.ts';
import { Problem } from '../layout/Problem.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { mailStates } from './kinds.ts';
import { MailTable } from './MailTable.tsx';
import { useMails } from './useMails.ts';

const PAGE = 100;

/** All mails, newest first, by state and by words of recipient or organization. */
export function MailList() {
  const { get, set } = useFilters();
  const state = get('state') ?? '';
  const typed = get('q') ?? '';
  // where each page that was turned begins, so that one can turn back
  const pages = get('before')?.split(',') ?? [];
  const setPages = (next: string[]) => set({ before: next.join(',') || null });
  const search = useDebounced(typed.trim(), 300);
  const beforeId = pages.at(-1);
  const narrowed = state !== '' || search !== '' || pages.length > 0;
  const { data, error, refetch } = useMails({
    ...(state ? { states: [state] } : {}),
    ...(search ? { search } : {}),
    ...(beforeId ? { beforeId } : {}),
  });
  const mails = data?.mails;
  const last = mails?.at(-1)?.id;
  return (
    <Block
      label="Mails"
      end={
        <>
          <label className="vh" htmlFor="mail-state">
            State
          </label>
          <select
            className="box"
            id="mail-state"
            value={state}
            onChange={(event) => set({ state: event.target.value || null, before: null })}
          >
            <option value="">All states</option>
            {Object.entries(mailStates).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
          <label className="vh" htmlFor="mail-search">
            Recipient or organization
          </label>
          <input
            className="box mailsearch"
            id="mail-search"
            type="search"
            placeholder="Recipient or organization"
            value={typed}
            onChange={(event) => set({ q: event.target.value || null, before: null })}
          />
        </>
      }
    >
      {error ? <Problem error={error} retry={refetch} /> : null}
      {mails || error ? null : <Loading lines={8} />}
      {mails?.length === 0 ? (
        <Empty>
          {narrowed ? 'No mails match. Choose another state or other words.' : 'Nothing has been mailed yet.'}
        </Empty>
      ) : null}
      {mails?.length ? <MailTable mails={mails} withOrganization /> : null}
      {pages.length || mails?.length === PAGE ? (
        <div className="block__body acts">
          <Button small disabled={pages.length === 0} onClick={() => setPages(pages.slice(0, -1))}>
            Newer
          </Button>
          <Button small disabled={mails?.length !== PAGE || !last} onClick={() => last && setPages([...pages, last])}>
            Older
          </Button>
        </div>
      ) : null}
    </Block>
  );
}
