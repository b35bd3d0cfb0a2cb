import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { CheckboxGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { pluralise } from '../../../ui/formats.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { Choice } from '../form/choice.ts';
import type { OfferToReplaceFragment } from './generated/graphql.ts';

/** Verbatim from the specification (S-140). */
export const NOTHING_TO_REPLACE = 'No offers with this deadline exist so there are no creatives to replace.';

/** The offers as checkboxes with a search; All and None apply to the search results (P10). */
function OffersInput({ choices }: { choices: readonly (Choice & { id: number })[] }) {
  const [search, setSearch] = useState('');
  const { setValue } = useFormContext();
  const chosen = (useWatch({ name: 'offerIds' }) as number[] | undefined) ?? [];
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const ids = new Set(shown.map(({ id }) => id));
  const others = chosen.filter((id) => !ids.has(id));
  const choose = (offerIds: number[]) => setValue('offerIds', offerIds, { shouldDirty: true });
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          type="search"
          placeholder="Search offers"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': 'Search offers' } }}
          sx={{ flex: 1, minWidth: 160 }}
        />
        <Button onClick={() => choose([...others, ...ids])}>All</Button>
        <Button onClick={() => choose(others)}>None</Button>
      </Stack>
      <Typography color="text.secondary" role="status">
        {chosen.length} of {pluralise(choices.length, 'offer')} chosen
      </Typography>
      {shown.length ? null : <Typography>No offer matches this search.</Typography>}
      <CheckboxGroupInput source="offerIds" row={false} choices={shown} helperText={false} />
    </>
  );
}

type Props = {
  deadline: { id: number; name: string };
  offers: readonly OfferToReplaceFragment[];
  onDone: (count: number) => void;
};

/** Selects the confirmed offers that get the templates, initially all (S-138 … S-141). */
export function ReplaceDialog({ deadline, offers, onDone }: Props) {
  const { mutateAsync: replace } = useOperation('replaceCreatives', { quiet: true });
  const title = `Replace creatives of ${deadline.name}`;
  if (offers.length === 0)
    return (
      <ConsoleDialog title={title} size="xs" actions={<CloseButton>Close</CloseButton>}>
        <Alert severity="info">{NOTHING_TO_REPLACE}</Alert>
      </ConsoleDialog>
    );
  return (
    <FormDialog
      title={title}
      action="Replace creatives"
      busyAction="Replacing..."
      defaults={{ offerIds: offers.map(({ id }) => id) }}
      required={['offerIds']}
      onSubmit={async ({ offerIds }: { offerIds: number[] }) => {
        const { replaceCreatives } = await replace({ input: { defaultVerificationDeadlineId: deadline.id, offerIds } });
        onDone(replaceCreatives.offers?.length ?? 0);
      }}
    >
      <Alert severity="warning">
        The creatives that these offers have for this deadline are removed. Most leagues are emailed at the end of the
        day.
      </Alert>
      <OffersInput
        choices={offers.map(({ id, organization, sponsorableProperty }) => ({
          id,
          name: `${organization.name}: ${sponsorableProperty.name}`,
        }))}
      />
    </FormDialog>
  );
}
