import { useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { moment } from '../kit/moment.ts';
import { type HistoryEntry, RestoreDeletedDocument } from './documents.ts';
import { actorWord, type Change, changesOf, headline } from './words.ts';

/** Changes that stand open; the rest of a whole row is one click away. */
const SHOWN = 6;
const icons = { insert: 'plus', update: 'edit', delete: 'trash' } as const;

const ChangeLine = ({ change }: { change: Change }) => (
  <div>
    <dt>{change.field}</dt>
    <dd>
      {change.from === null ? null : <del>{change.from}</del>}
      {change.from !== null && change.to !== null ? <span aria-hidden="true"> → </span> : null}
      {change.to === null ? null : <ins>{change.to}</ins>}
    </dd>
  </div>
);

/** One entry: what happened, from which to which value, when and by whom; what is gone may come back. */
export function Entry({ entry, own, onRestored }: { entry: HistoryEntry; own: boolean; onRestored: () => void }) {
  const [all, setAll] = useState(false);
  const [failure, setFailure] = useState('');
  const { call, busy } = useCall(RestoreDeletedDocument, { quiet: true });
  const changes = changesOf(entry);
  const restore = () => {
    setFailure('');
    return call({ input: { entryId: entry.id } }).then(onRestored, (error) => setFailure(messageOf(error)));
  };
  return (
    <li>
      <span className="log__i">
        <Icon name={icons[entry.op]} />
      </span>
      <div>
        <b>{headline(entry, own)}</b>
        <span className="sub" style={{ display: 'block' }}>
          {moment(entry.at)} · {actorWord(entry)}
        </span>
        {changes.length ? (
          <dl className="changes">
            {(all ? changes : changes.slice(0, SHOWN)).map((change) => (
              <ChangeLine key={change.field} change={change} />
            ))}
          </dl>
        ) : null}
        {!all && changes.length > SHOWN ? (
          <Button small look="bare" onClick={() => setAll(true)}>
            Show {changes.length - SHOWN} more {changes.length - SHOWN === 1 ? 'field' : 'fields'}
          </Button>
        ) : null}
        {entry.restorable ? (
          <Button small disabled={busy} onClick={restore}>
            {busy ? 'Restoring...' : 'Restore'}
          </Button>
        ) : null}
        {failure ? (
          <p role="alert" className="g-danger">
            {failure}
          </p>
        ) : null}
      </div>
    </li>
  );
}
