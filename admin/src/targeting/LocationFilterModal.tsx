import { locationStrategy } from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';
import { useCall } from '../api/hooks.ts';
import { SelectIn } from '../kit/choices.tsx';
import { NumberIn, TextIn } from '../kit/inputs.tsx';
import { FormModal } from '../kit/Modal.tsx';
import { CreateLocationFilterDocument, UpdateLocationFilterDocument } from './documents.ts';
import type { LocationFilter } from './types.ts';

const strategies = named(locationStrategy, { total: 'In total', per_location: 'Per location' });

type Values = { name: string; radius: number; strategy: string; strategyCount: number | null };

/** Radius 1 to 100 miles (B-289). */
export const radiusProblem = (value: number | null): string | undefined =>
  value === null || value < 1 || value > 100 ? 'From 1 to 100 miles' : undefined;

const countProblem = (value: number | null) => (value !== null && value < 0 ? 'At least 0' : undefined);

/** Name, radius and goal of a location filter; a new one asks for its name only (B-287, B-288, B-301). */
export function LocationFilterModal(
  props: { onClose: () => void } & ({ campaignId: number; filter?: undefined } | { filter: LocationFilter }),
) {
  const { filter, onClose } = props;
  const create = useCall(CreateLocationFilterDocument, { quiet: true });
  const update = useCall(UpdateLocationFilterDocument, { quiet: true, repeatable: true });
  const submit = ({ name, radius, strategy, strategyCount }: Values) =>
    filter
      ? update.call({
          input: { id: filter.id, name: name.trim(), radius, strategy, strategyCount: strategyCount ?? 0 },
        })
      : create.call({ input: { campaignId: (props as { campaignId: number }).campaignId, name: name.trim() } });
  return (
    <FormModal
      title={filter ? `Update ${filter.name}` : 'Add target locations'}
      size="small"
      action={filter ? 'Save' : 'Add'}
      defaults={
        filter ? { ...filter, radius: Number(filter.radius), strategy: filter.strategy.toLowerCase() } : { name: '' }
      }
      required={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextIn
        source="name"
        label="Name"
        need
        autoFocus
        hint={filter ? undefined : 'Addresses, ZIPs and markets are added next.'}
      />
      {filter ? (
        <>
          <NumberIn source="radius" label="Radius in miles" min={1} max={100} step={0.5} validate={radiusProblem} />
          <div className="fields">
            <NumberIn source="strategyCount" label="Properties wanted" min={0} validate={countProblem} />
            <SelectIn source="strategy" label="Counted" choices={strategies} need />
          </div>
        </>
      ) : null}
    </FormModal>
  );
}
