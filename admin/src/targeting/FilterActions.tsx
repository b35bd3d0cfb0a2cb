import type { ReactNode } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { DeleteButton } from '../components/DeleteDialog.tsx';
import { Switch } from '../components/Switch.tsx';
import { messageOf } from '../dataProvider/errors.ts';

type Props = {
  resource: 'searchFilters' | 'locationFilters';
  filter: { id: number; enabled: boolean | null };
  name: string;
  switchLabel: string;
  /** The button that edits it. */
  edit: ReactNode;
  /** The effect of deleting the filter. */
  children: ReactNode;
};

/** Switches a filter on or off, edits it, or deletes it after confirmation (B-278, B-300). */
export function FilterActions({ resource, filter, name, switchLabel, edit, children }: Props) {
  const { id, enabled } = filter;
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const toggle = (next: boolean) =>
    update(
      resource,
      { id, data: { enabled: next }, previousData: filter },
      { mutationMode: 'pessimistic', onError: (error) => notify(messageOf(error), { type: 'error' }) },
    );
  return (
    <>
      <Switch label={switchLabel} checked={enabled === true} disabled={isPending} onChange={toggle} />
      {edit}
      <DeleteButton resource="searchFilters" record={filter} name={name} action="Delete filter" from="the campaign">
        <p>{children}</p>
      </DeleteButton>
    </>
  );
}
