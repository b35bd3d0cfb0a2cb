import { Stack } from '@mui/material';
import { RemovableChip } from '../components/RemovableChip.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { ZipsForm } from '../form/ZipsForm.tsx';

/** The organization's zips: clicking removes one, with Undo; several can be added at once (B-099 … B-105). */
export function ZipsCard({ organizationId, zips }: { organizationId: number; zips: readonly string[] }) {
  const add = useOperation('addZips', { quiet: true });
  const remove = useOperation('removeZip');
  return (
    <TitledCard title="Zips" note={zips.length || undefined}>
      <Stack sx={{ gap: 1.5, p: 2 }}>
        {zips.length ? (
          <Stack direction="row" component="ul" sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
            {zips.map((zip) => (
              <li key={zip}>
                <RemovableChip
                  label={zip}
                  action={`Remove ${zip}`}
                  disabled={remove.isPending}
                  onRemove={() => remove.mutate({ input: { organizationId, zip } })}
                />
              </li>
            ))}
          </Stack>
        ) : null}
        <ZipsForm
          onAdd={(list) => add.mutateAsync({ input: { organizationId, zips: list } })}
          invalidText="Please remove all invalid zip codes (highlighted in red) before adding."
        />
      </Stack>
    </TitledCard>
  );
}
