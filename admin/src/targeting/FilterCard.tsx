import { Chip, IconButton, Stack } from '@mui/material';
import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { ApiError } from '../../../ui/graphql.ts';
import { Icon } from '../components/Icon.tsx';
import { DemographicsSource } from './DemographicsSource.tsx';
import { FilterActions } from './FilterActions.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { type FilterKind, filterKinds, type Lists, type Parameters } from './filterKinds.ts';
import type { SearchFilterFragment } from './generated/graphql.ts';

/** After a conflict, what is saved now as the values of the form, which shows them. */
const asFormError = (error: unknown, kind: FilterKind): unknown => {
  const { parameters } = ((error instanceof ApiError && error.details.current) || {}) as { parameters?: Parameters };
  if (!(error instanceof ApiError) || !parameters) return error;
  return new ApiError(error.message, { ...error, details: { ...error.details, current: kind.toForm(parameters) } });
};

/** A filter other than a location filter: switch, edit, delete (B-278). */
export function FilterCard({ filter, lists }: { filter: SearchFilterFragment; lists: Lists }) {
  const [edited, setEdited] = useState<SearchFilterFragment | null>(null); // As it was when editing started.
  const [update] = useUpdate();
  const { type, enabled } = filter;
  const parameters = filter.parameters as Parameters;
  const kind = filterKinds.find((known) => known.type === type);
  if (!kind) {
    // Renders nothing for an unknown type (B-268).
    console.error(`Unknown filter type ${type}`);
    return null;
  }
  if (edited) {
    return (
      <FilterForm
        kind={kind}
        lists={lists}
        parameters={edited.parameters as Parameters}
        version={edited.version}
        onSave={(next, version) =>
          update(
            'searchFilters',
            { id: edited.id, data: { parameters: next, version }, previousData: edited },
            { mutationMode: 'pessimistic', returnPromise: true },
          ).catch((error) => Promise.reject(asFormError(error, kind)))
        }
        onClose={() => setEdited(null)}
      />
    );
  }
  const labels = kind.labels(parameters, lists);
  const name = `${kind.label}: ${labels.join(', ')}`; // A campaign can target several states.
  return (
    <FilterFrame
      icon={kind.icon}
      title={kind.label}
      note={kind.group}
      enabled={enabled}
      actions={
        <FilterActions
          resource="searchFilters"
          filter={filter}
          name={name}
          switchLabel={`${name}, on`}
          edit={
            <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => setEdited(filter)}>
              <Icon name="edit" />
            </IconButton>
          }
        >
          The campaign’s properties will no longer be filtered by it. Offers will not change.
        </FilterActions>
      }
    >
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
        {labels.map((label) => (
          <Chip key={label} component="li" variant="outlined" label={label} />
        ))}
      </Stack>
      <DemographicsSource type={type} />
    </FilterFrame>
  );
}
