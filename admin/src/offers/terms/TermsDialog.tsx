import { Stack } from '@mui/material';
import { useRef } from 'react';
import { BooleanInput, RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { valueRule } from '../../../../db/generated/choices.ts';
import { offersLimits } from '../../../../db/generated/limits.ts';
import { named } from '../../../../ui/choices.ts';
import { pluralise } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { ConsoleDialog } from '../../components/ConsoleDialog.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useOperation, useOperationQuery } from '../../dataProvider/useOperation.ts';
import { MoneyInput } from '../../form/inputs.tsx';
import { isFilled } from '../../form/isFilled.ts';
import { AssetInputs } from '../panel/AssetInputs.tsx';
import { TermsPreview } from './TermsPreview.tsx';
import { missingTerms, type Rule, type TermsValues, termsInput } from './terms.ts';

const ruleChoices = [
  { id: 'none', name: 'Leave unchanged' },
  ...named(valueRule, { fixed: 'The same for all', per_player: 'Per player', package: 'From their packages' }),
];

/** Neither a value nor a quantity would set nothing. */
const isSomeEntered = (rule: Rule, values: Record<string, unknown>) =>
  rule === 'none' && termsInput(values as TermsValues) === null ? missingTerms(values as TermsValues) : undefined;

/** A rule without its amount would set nothing. */
const isEntered = (value: unknown) => (isFilled(value) ? undefined : 'Enter an amount.');

/** Names the offers that somebody changed while the dialog was open. */
const conflictText = (conflicts: readonly { organizationName: string; reason: string | null }[]) =>
  `Not set: ${conflicts.map(({ organizationName, reason }) => `${organizationName} (${reason})`).join('; ')}.
  The preview shows the current values. Save again to replace them.`;

type AssetValues = TermsValues['assets'][number] & { name: string };

/** The inputs of the selected rule; assets unless they come from the packages. */
function TermsInputs({ assets }: { assets: readonly AssetValues[] }) {
  const rule = useWatch({ name: 'valueRule' }) as Rule;
  return (
    <>
      <RadioButtonGroupInput
        source="valueRule"
        label="Value"
        choices={ruleChoices}
        validate={isSomeEntered}
        helperText={false}
      />
      {rule === 'fixed' ? (
        <MoneyInput
          limit={offersLimits.value}
          source="amount"
          label="Value of each offer"
          validate={isEntered}
          helperText={false}
        />
      ) : null}
      {rule === 'per_player' ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 130px' } }}>
          <MoneyInput
            limit={offersLimits.value}
            source="amount"
            label="Per player"
            validate={isEntered}
            helperText={false}
          />
          <MoneyInput limit={offersLimits.value} source="minimum" label="At least" helperText={false} />
          <MoneyInput limit={offersLimits.value} source="maximum" label="At most" helperText={false} />
          <MoneyInput limit={offersLimits.value} source="roundTo" label="Rounded to" helperText={false} />
        </Stack>
      ) : null}
      {rule === 'package' ? (
        <span>
          Price and quantities of each program’s cheapest package that includes everything the campaign asks for.
        </span>
      ) : (
        <AssetInputs rows={assets} locked={false} />
      )}
      <BooleanInput source="replaceExisting" label="Also replace existing values and assets" helperText={false} />
    </>
  );
}

type Props = { offerIds: readonly number[]; onDone?: () => void };

/**
 * Sets value and assets of several offers after a preview of each offer and the budget (T3). Offers that somebody has
 * changed since the dialog opened are named and left as they are (R25).
 */
export function TermsDialog({ offerIds, onDone }: Props) {
  const { data, refetch } = useOperationQuery('askedCapabilities', { offerIds: [...offerIds] });
  const seen = useRef<typeof data>(undefined); // when the dialog opened, or after the last conflict
  seen.current ??= data;
  const { mutateAsync: setTerms } = useOperation('setOfferTerms', { quiet: true });
  const title = `Set value and assets of ${pluralise(offerIds.length, 'offer')}`;
  if (!data)
    return (
      <ConsoleDialog title={title} size="md">
        <Loading lines={6} />
      </ConsoleDialog>
    );
  const assets = (data.askedCapabilities ?? []).map(({ capabilityId, name, minimumQuantity }) => ({
    capabilityId,
    name,
    quantity: minimumQuantity,
    reach: null,
  }));
  const submit = async (values: TermsValues) => {
    const terms = termsInput(values);
    if (terms === null) return;
    const read = (seen.current ?? data).offers;
    const input = { offerIds: read.map(({ id }) => id), versions: read.map(({ version }) => version), terms };
    const conflicts = (await setTerms({ input })).setOfferTerms?.result?.conflicts ?? [];
    if (conflicts.length) {
      seen.current = (await refetch()).data;
      throw new ApiError(conflictText(conflicts), { status: 409 });
    }
    onDone?.();
  };
  return (
    <FormDialog
      title={title}
      size="md"
      action="Set value and assets"
      defaults={{
        valueRule: 'fixed',
        amount: null,
        minimum: null,
        maximum: null,
        roundTo: 25,
        assets,
        replaceExisting: false,
      }}
      onSubmit={submit}
    >
      <TermsInputs assets={assets} />
      <TermsPreview offerIds={offerIds} />
    </FormDialog>
  );
}
