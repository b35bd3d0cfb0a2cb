import { useId, useState } from 'react';
import { cityState } from '../../../ui/formats.ts';
import { messageOf } from '../api/errors.ts';
import { useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Alert } from '../kit/Note.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { SearchedOrganizationsDocument } from './documents.ts';

const PER_PAGE = 10;

type Props = {
  label: string;
  picked: number | null;
  onPick: (id: number | null) => void;
  /** What is searched for, for a caller that goes on with it. */
  onType?: (text: string) => void;
};

/** Finds organizations by name, place, website or e-mail and picks one of them; ten a page (B-043, B-044). */
export function OrganizationSearch({ label, picked, onPick, onType }: Props) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const id = useId();
  const query = useDebounced(text.trim(), 200);
  // One more than is shown tells whether there is a next page.
  const { data, error, older } = useDocument(
    SearchedOrganizationsDocument,
    { query, perPage: (page + 1) * PER_PAGE + 1 },
    { enabled: query !== '', keep: true },
  );
  const all = query ? (data?.searchedOrganizations ?? []) : [];
  const rows = all.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  return (
    <div className="stack-12">
      <div className="field">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the modal was opened to type here
          autoFocus
          value={text}
          placeholder="Name, place, website or e-mail"
          onChange={(event) => {
            setText(event.target.value);
            setPage(0);
            onPick(null);
            onType?.(event.target.value);
          }}
        />
      </div>
      {error ? <Alert>{messageOf(error)}</Alert> : null}
      {query && !data && !error ? <Loading lines={3} /> : null}
      {rows.length ? (
        <fieldset className="picklist" aria-busy={older}>
          <legend className="vh">Organizations</legend>
          {rows.map((row) => (
            <label key={row.id} className="inline-check">
              <input type="radio" name={id} checked={picked === row.id} onChange={() => onPick(row.id)} />
              <span>
                <b>{row.name}</b>{' '}
                <span className="soft small">{row.primaryPlayLocation?.address || cityState(row)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {query && data && !older && rows.length === 0 ? (
        <p className="soft">No organizations found with your search criteria.</p>
      ) : null}
      {all.length > PER_PAGE ? (
        <p>
          <Button small disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </Button>{' '}
          <Button small disabled={all.length <= (page + 1) * PER_PAGE} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </p>
      ) : null}
    </div>
  );
}
