import { Link as MuiLink } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { offersLimits } from '../../../db/generated/limits.ts';
import { cityState, formatDate, formatMoney, formatNumber, seasonLabel } from '../../../ui/formats.ts';
import { offerStatuses } from '../../../ui/status.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { TwoLines } from '../components/TwoLines.tsx';
import { DateInput, MoneyInput, MultilineInput } from '../form/inputs.tsx';
import { PlannerTabs } from '../layout/PlannerTabs.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { OfferListRowFragment } from './generated/graphql.ts';
import { offerFilters } from './offerFilters.tsx';
import { SetTermsOfSelected } from './terms/SetTermsOfSelected.tsx';

type Row = OfferListRowFragment;

/** The only status that can be set directly. */
const statusField = [{ id: 'rejected_by_organization', name: offerStatuses.rejected_by_organization.label }];

const bulkFields = [
  <MoneyInput key="value" source="value" limit={offersLimits.value} />,
  <DateInput key="start" source="seasonStart" limit={offersLimits.seasonStart} />,
  <DateInput key="end" source="seasonEnd" limit={offersLimits.seasonEnd} />,
  <MultilineInput key="requirements" source="additionalRequirements" minRows={2} />,
  <TextInput key="custom" source="customField" />,
  <SelectInput key="status" source="status" choices={statusField} />,
  <TextInput key="reason" source="changeReason" label="Reason of the status" />,
];

const path = ({ id }: Row) => `/offers/${id}`;

/** The offers of all campaigns (P16). */
export const OfferList = () => (
  <ListPage
    resource="offers"
    title={countTitle('Offer')}
    searchLabel="Organization, program, campaign or sponsor"
    sort={{ field: 'updatedAt', order: 'DESC' }}
    filters={offerFilters}
    tabs={<PlannerTabs />}
  >
    <RecordTable<Row>
      rowClick={(_id, _resource, row) => path(row as Row)}
      hiddenColumns={[
        'sponsorablePropertyName',
        'sponsorName',
        'season',
        'id',
        'sportName',
        'city',
        'seasonStart',
        'seasonEnd',
        'releasedValue',
        'lastTouchpoint',
        'proposedAt',
        'confirmedAt',
      ]}
      bulkFields={bulkFields}
      bulkActions={<SetTermsOfSelected />}
      sx={{ '& th': { whiteSpace: 'normal' } }}
    >
      <Column<Row>
        source="organizationName"
        exportColumns={['organizationName', 'sponsorablePropertyName']}
        sx={{ width: { md: 220 }, maxWidth: { md: 220 } }}
        render={(row) => (
          <TwoLines below={row.sponsorablePropertyName}>
            <MuiLink component={Link} to={path(row)} title={row.organizationName}>
              {row.organizationName}
            </MuiLink>
          </TwoLines>
        )}
      />
      <Column<Row>
        source="campaignName"
        exportColumns={['campaignName', 'sponsorName']}
        sx={{ maxWidth: { md: 160, xl: 220 } }}
        render={({ campaignName, sponsorName }) => <TwoLines below={sponsorName}>{campaignName}</TwoLines>}
      />
      <Column<Row> source="sponsorablePropertyName" />
      <Column<Row> source="sponsorName" />
      <Column<Row> source="season" render={({ season, year }) => seasonLabel(season, year)} />
      <Column<Row> source="status" render={({ status }) => <StatusChip of="offer" status={status} />} />
      <Column<Row> source="value" align="right" sortByOrder="DESC" format={formatMoney} />
      <Column<Row> source="numberOfPlayers" align="right" sortByOrder="DESC" format={formatNumber} />
      <Column<Row> source="nextDeadline" align="right" format={formatDate} />
      <Column<Row> source="overdueDeadlinesCount" align="right" sortByOrder="DESC" />
      <Column<Row> source="updatedAt" align="right" sortByOrder="DESC" format={formatDate} />
      <Column<Row> source="id" align="right" />
      <Column<Row> source="sportName" />
      <Column<Row> source="city" render={(row) => cityState(row) || '–'} />
      <Column<Row> source="seasonStart" align="right" format={formatDate} />
      <Column<Row> source="seasonEnd" align="right" format={formatDate} />
      <Column<Row>
        source="releasedValue"
        label="Paid by checks"
        align="right"
        sortByOrder="DESC"
        format={formatMoney}
      />
      <Column<Row> source="lastTouchpoint" align="right" sortByOrder="DESC" format={formatDate} />
      <Column<Row> source="proposedAt" align="right" format={formatDate} />
      <Column<Row> source="confirmedAt" align="right" format={formatDate} />
    </RecordTable>
  </ListPage>
);
