import { Alert, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { formatMoney, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { DownloadResults } from '../../components/DownloadResults.tsx';
import { Loading } from '../../components/Loading.tsx';
import { messageOf } from '../../dataProvider/errors.ts';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { useDebounced } from '../../layout/useDebounced.ts';
import { LocalTable } from '../../list/LocalTable.tsx';
import { Column } from '../../list/RecordTable.tsx';
import type { OfferTermsPlanQuery, PlannedOfferTermsFragment } from './generated/graphql.ts';
import { missingTerms, type TermsValues, termsInput } from './terms.ts';

/** Offers listed before the rest is only counted. */
const SHOWN = 8;

type Planned = PlannedOfferTermsFragment;
type Row = Planned & { id: number };
type Budget = NonNullable<OfferTermsPlanQuery['offerTermsPlan']>['budgets'][number];

const isChanged = ({ refusal, assets, value, presentValue }: Planned) =>
  refusal === null && (assets !== null || value !== presentValue);

const valueText = ({ value, presentValue }: Planned) =>
  value === presentValue || presentValue === null
    ? formatMoney(value) || '–'
    : `${formatMoney(presentValue)} → ${formatMoney(value)}`;

/** The campaign's committed budget before and after. */
function BudgetLine({ budget: { campaignName, budget, committed, committedAfter } }: { budget: Budget }) {
  const over = budget === null ? 0 : Number(committedAfter) - Number(budget);
  return (
    <Alert severity={over > 0 ? 'warning' : 'info'}>
      <b>{campaignName}</b>: {formatMoney(committed)} committed now, {formatMoney(committedAfter)} with these offers
      {budget === null ? '; no budget is set.' : ` of a budget of ${formatMoney(budget)}.`}
      {over > 0 ? ` That is ${formatMoney(over)} over budget.` : null}
    </Alert>
  );
}

const Refused = ({ rows }: { rows: readonly Planned[] }) =>
  rows.length ? (
    <Alert severity="warning">
      <b>Unchanged: {formatNumber(rows.length)}</b>
      {rows.slice(0, SHOWN).map(({ offerId, organizationName, sponsorablePropertyName, refusal }) => (
        <div key={offerId}>
          {organizationName}, {sponsorablePropertyName}: {refusal}
        </div>
      ))}
      {rows.length > SHOWN ? `and ${pluralise(rows.length - SHOWN, 'other')}` : null}
    </Alert>
  ) : null;

/** A preview of the effect on each offer and the budgets, computed by the database. */
export function TermsPreview({ offerIds }: { offerIds: readonly number[] }) {
  const values = useWatch() as TermsValues;
  const typed = useDebounced(JSON.stringify(termsInput(values)), 300);
  const terms = JSON.parse(typed) as ReturnType<typeof termsInput>;
  const { data, error } = useOperationQuery(
    'offerTermsPlan',
    { offerIds: [...offerIds], terms: terms ?? {} },
    { enabled: terms !== null, keepPrevious: true },
  );
  if (terms === null) return <Typography color="text.secondary">{missingTerms(values)}</Typography>;
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  const plan = data?.offerTermsPlan;
  if (!plan) return <Loading lines={3} />;
  const changed = plan.offers.filter(isChanged);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography role="status">
        <b>{pluralise(changed.length, 'offer')}</b> of {formatNumber(plan.offers.length)} will change.
      </Typography>
      {plan.budgets.map((budget) => (
        <BudgetLine key={budget.campaignId} budget={budget} />
      ))}
      <Refused rows={plan.offers.filter(({ refusal }) => refusal !== null)} />
      {changed.length ? (
        <LocalTable<Row>
          resource="plannedOfferTerms"
          aria-label="Preview"
          data={changed.slice(0, SHOWN).map((row) => ({ ...row, id: row.offerId }))}
        >
          <Column<Row>
            source="organizationName"
            label="Offer"
            render={({ organizationName, sponsorablePropertyName }) =>
              `${organizationName}, ${sponsorablePropertyName}`
            }
          />
          <Column<Row> source="numberOfPlayers" label="Players" align="right" format={formatNumber} />
          <Column<Row> source="value" align="right" render={valueText} />
          <Column<Row>
            source="assets"
            render={({ assets, packageName }) => [packageName, assets].filter(Boolean).join(': ') || '–'}
          />
        </LocalTable>
      ) : null}
      {changed.length > SHOWN ? (
        <Typography color="text.secondary">and {pluralise(changed.length - SHOWN, 'other')}</Typography>
      ) : null}
      <DownloadResults
        name="planned values and assets"
        columns={[
          'Offer',
          'Organization',
          'Program',
          'Players',
          'Package',
          'Value now',
          'Value',
          'Assets',
          'Not changed because',
        ]}
        rows={plan.offers.map((row) => [
          row.offerId,
          row.organizationName,
          row.sponsorablePropertyName,
          row.numberOfPlayers,
          row.packageName,
          row.presentValue,
          row.value,
          row.assets,
          row.refusal,
        ])}
      />
    </Stack>
  );
}
