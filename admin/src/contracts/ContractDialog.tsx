import { Alert, Button, Typography } from '@mui/material';
import {
  ArrayInput,
  AutocompleteInput,
  type RaRecord,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { campaignContractsLimits } from '../../../db/generated/limits.ts';
import { formatMoney, seasonLabel } from '../../../ui/formats.ts';
import { ApiError } from '../../../ui/graphql.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { Icon } from '../components/Icon.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { FormGrid, fullRow } from '../form/FormGrid.tsx';
import { DateInput, MoneyInput, MultilineInput, PercentInput } from '../form/inputs.tsx';
import type { InvoiceRecordFragment } from '../invoices/generated/graphql.ts';
import { invoicedOf, isInvoiced } from '../invoices/invoiced.ts';
import type { SponsorRecordFragment } from '../sponsors/generated/graphql.ts';
import type { ContractRecordFragment } from './generated/graphql.ts';

type Part = { amount: number | string | null; dueOn: string | null };
type Values = { schedule?: Part[] | null; totalSpend?: number | string; campaignId?: number };

const cents = (amount: number | string | null | undefined) => Math.round(Number(amount ?? 0) * 100);

const AddPart = () => {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" variant="outlined" startIcon={<Icon name="plus" />} onClick={() => add({})}>
      Add an invoice
    </Button>
  );
};

/** Whether the invoices sum to the total spend, less what was invoiced under earlier versions. */
function Difference({ invoices }: Pick<Props, 'invoices'>) {
  const { schedule, totalSpend, campaignId } = useWatch<Values>();
  const invoicedBefore = invoicedOf(invoices, campaignId);
  const planned = (schedule ?? []).reduce((sum, part) => sum + cents(part?.amount), 0);
  const difference = cents(totalSpend) - cents(invoicedBefore) - planned;
  return (
    <>
      {invoicedBefore === 0 ? null : (
        <Typography color="text.secondary">
          {formatMoney(invoicedBefore)} were invoiced under earlier versions. Plan the rest of the total.
        </Typography>
      )}
      {difference === 0 ? null : (
        <Alert severity="warning">
          The invoices are {formatMoney(Math.abs(difference) / 100)} {difference > 0 ? 'below' : 'above'} the total
          spend.
        </Alert>
      )}
    </>
  );
}

const SENT = [
  'totalSpend',
  'leagueSharePercentage',
  'startsOn',
  'endsOn',
  'billingName',
  'billingAddress',
  'billingEmail',
];

/** Shows errors of the columns that have the schedule at the schedule. */
const scheduleErrors = (error: unknown) =>
  error instanceof ApiError && ['amounts', 'dueDates', 'invoicedBefore'].includes(error.field ?? '')
    ? { schedule: error.message }
    : undefined;

/** The values of the form as the API takes them. */
const inputOf = ({
  schedule,
  terms,
  signerEmail,
  campaignId,
  version,
  ...values
}: Values & Record<string, unknown>) => ({
  ...Object.fromEntries(SENT.map((name) => [name, values[name]])),
  ...(campaignId ? { campaignId } : {}),
  ...(version ? { version } : {}),
  terms: terms ?? '',
  signerEmail: signerEmail || null,
  amounts: (schedule ?? []).map(({ amount }) => String(amount ?? '')),
  dueDates: (schedule ?? []).map(({ dueOn }) => dueOn),
});

type Props = {
  sponsor: Pick<SponsorRecordFragment, 'name' | 'campaigns'>;
  /** Of the sponsor. */
  invoices: readonly InvoiceRecordFragment[];
  /** The draft to change; without it a contract is added. */
  record?: ContractRecordFragment;
  /** The contract that another version is drawn up from. */
  from?: ContractRecordFragment;
};

/** Draws up a contract or an amendment: total spend, share, term, whom to bill and when. */
export function ContractDialog({ sponsor, invoices, record, from }: Props) {
  const known = record ?? from;
  const { campaign, version, ...shown } = known ?? { billingName: sponsor.name };
  return (
    <RecordDialog
      resource="campaignContracts"
      record={record as RaRecord | undefined}
      defaults={{
        ...shown,
        ...(record ? { version } : {}),
        schedule: known?.amounts
          .map((amount, index) => ({ amount, dueOn: known.dueDates[index] }))
          .filter((_, index) => !isInvoiced(invoices, known.id, index + 1)) ?? [{}],
      }}
      title={campaign ? `Contract for ${campaign.name}` : 'Draw up a contract'}
      action="Save draft"
      required={['totalSpend', 'startsOn', 'endsOn', 'billingName', 'billingAddress', 'billingEmail']}
      transform={inputOf}
      errorMessages={scheduleErrors}
    >
      <FormGrid>
        {known ? null : (
          <AutocompleteInput
            source="campaignId"
            choices={sponsor.campaigns.map(({ id, name, season, year }) => ({
              id,
              name: `${name}, ${seasonLabel(season, year)}`,
            }))}
            validate={required()}
            sx={fullRow}
          />
        )}
        <MoneyInput source="totalSpend" limit={campaignContractsLimits.totalSpend} validate={required()} />
        <PercentInput source="leagueSharePercentage" limit={campaignContractsLimits.leagueSharePercentage} />
        <DateInput source="startsOn" label="Term from" limit={campaignContractsLimits.startsOn} validate={required()} />
        <DateInput source="endsOn" label="Term to" limit={campaignContractsLimits.endsOn} validate={required()} />
        <TextInput source="billingName" label="Bill to" validate={required()} />
        <TextInput source="billingEmail" validate={required()} inputMode="email" />
        <MultilineInput source="billingAddress" minRows={2} validate={required()} sx={fullRow} />
        <TextInput
          source="signerEmail"
          label="Email of the person who signs for the sponsor"
          helperText="The link to sign is emailed there. If empty, you copy the link."
          inputMode="email"
          sx={fullRow}
        />
        <ArrayInput source="schedule" label="Invoices" sx={fullRow}>
          <SimpleFormIterator inline fullWidth disableReordering disableClear addButton={<AddPart />}>
            <DateInput source="dueOn" limit={dayLimit} validate={required()} />
            <MoneyInput source="amount" limit={campaignContractsLimits.totalSpend} validate={required()} />
          </SimpleFormIterator>
        </ArrayInput>
        <MultilineInput source="terms" minRows={4} helperText="A blank line starts a new paragraph." sx={fullRow} />
      </FormGrid>
      <Difference invoices={invoices} />
    </RecordDialog>
  );
}
