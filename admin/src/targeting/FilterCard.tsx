import { useState } from 'react';
import { useCall } from '../api/hooks.ts';
import { BringBack } from '../history/BringBack.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Confirm } from '../kit/Modal.tsx';
import { Switch } from '../kit/Switch.tsx';
import { DeleteSearchFilterDocument, UpdateSearchFilterDocument } from './documents.ts';
import { FilterForm } from './FilterForm.tsx';
import { filterKinds, type Lists } from './filterKinds.ts';
import type { SearchFilter } from './types.ts';

/** A saved filter that is not about places: on or off, change, delete (B-278). */
export function FilterCard({ filter, lists }: { filter: SearchFilter; lists: Lists }) {
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const toggle = useCall(UpdateSearchFilterDocument, { repeatable: true });
  const update = useCall(UpdateSearchFilterDocument, { repeatable: true, quiet: true });
  const remove = useCall(DeleteSearchFilterDocument, { quiet: true });
  const kind = filterKinds.find(({ type }) => type === filter.type);
  if (!kind) {
    // Nothing is shown for a type that this page does not know (B-268).
    console.error(`Unknown filter type ${filter.type}`);
    return null;
  }
  if (editing) {
    return (
      <FilterForm
        kind={kind}
        lists={lists}
        parameters={filter.parameters}
        onSave={(parameters) => update.call({ input: { id: filter.id, parameters } })}
        onClose={() => setEditing(false)}
      />
    );
  }
  const words = kind.words(filter.parameters, lists);
  const name = `${kind.label}: ${words.join(', ')}`; // a campaign may have several states
  return (
    <article className={`filter${filter.enabled ? '' : ' filter--off'}`}>
      <div className="filter__head">
        <h3>
          <Icon name={kind.icon} />
          {kind.label} <span className="soft small">{kind.group}</span>
        </h3>
        <Switch
          label={`${name}, on`}
          checked={filter.enabled}
          disabled={toggle.busy}
          onChange={(enabled) => void toggle.call({ input: { id: filter.id, enabled } }).catch(() => undefined)}
        />
        <Button small look="bare" icon="edit" aria-label={`Edit ${name}`} onClick={() => setEditing(true)} />
        <Button small look="bare" icon="trash" aria-label={`Delete ${name}`} onClick={() => setDeleting(true)} />
      </div>
      <ul className="chips">
        {words.map((word) => (
          <li key={word} className="chip">
            {word}
          </li>
        ))}
      </ul>
      {deleting ? (
        <Confirm
          title={`Delete ${name}`}
          action="Delete filter"
          danger
          onConfirm={() => remove.call({ input: { id: filter.id } })}
          onClose={() => setDeleting(false)}
        >
          <p>The properties of the campaign are found without it from now on. Offers stay as they are.</p>
          <BringBack from="the campaign" />
        </Confirm>
      ) : null}
    </article>
  );
}
