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
  <MoneyInput key="value" source="value" label="Sponsorship value" limit={offersLimits.value} />,
  <DateInput key="start" source="seasonStart" limit={offersLimits.seasonStart} label="Season start" />,
  <DateInput key="end" source="seasonEnd" limit={offersLimits.seasonEnd} label="Season end" />,
  <MultilineInput key="requirements" source="additionalRequirements" label="Additional requirements" minRows={2} />,
  <TextInput key="custom" source="customField" label="Custom field" />,
  <SelectInput key="status" source="status" label="Status" choices={statusField} />,
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
        label="Organization"
        exportColumns={[
          { source: 'organizationName', label: 'Organization' },
          { source: 'sponsorablePropertyName', label: 'Program' },
        ]}
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
        label="Campaign"
        exportColumns={[
          { source: 'campaignName', label: 'Campaign' },
          { source: 'sponsorName', label: 'Sponsor' },
        ]}
        sx={{ maxWidth: { md: 160, xl: 220 } }}
        render={({ campaignName, sponsorName }) => <TwoLines below={sponsorName}>{campaignName}</TwoLines>}
      />
      <Column<Row> source="sponsorablePropertyName" label="Program" />
      <Column<Row> source="sponsorName" label="Sponsor" />
      <Column<Row> source="season" label="Season" render={({ season, year }) => seasonLabel(season, year)} />
      <Column<Row> source="status" label="Status" render={({ status }) => <StatusChip of="offer" status={status} />} />
      <Column<Row> source="value" label="Value" align="right" sortByOrder="DESC" format={formatMoney} />
      <Column<Row> source="numberOfPlayers" label="Players" align="right" sortByOrder="DESC" format={formatNumber} />
      <Column<Row> source="nextDeadline" label="Next deadline" align="right" format={formatDate} />
      <Column<Row> source="overdueDeadlinesCount" label="Overdue proof" align="right" sortByOrder="DESC" />
      <Column<Row> source="updatedAt" label="Updated" align="right" sortByOrder="DESC" format={formatDate} />
      <Column<Row> source="id" label="No." align="right" />
      <Column<Row> source="sportName" label="Sport" />
      <Column<Row> source="city" label="Place" render={(row) => cityState(row) || '–'} />
      <Column<Row> source="seasonStart" label="Season start" align="right" format={formatDate} />
      <Column<Row> source="seasonEnd" label="Season end" align="right" format={formatDate} />
      <Column<Row>
        source="releasedValue"
        label="Paid by checks"
        align="right"
        sortByOrder="DESC"
        format={formatMoney}
      />
      <Column<Row>
        source="lastTouchpoint"
        label="Last touchpoint"
        align="right"
        sortByOrder="DESC"
        format={formatDate}
      />
      <Column<Row> source="proposedAt" label="Proposed" align="right" format={formatDate} />
      <Column<Row> source="confirmedAt" label="Confirmed" align="right" format={formatDate} />
    </RecordTable>
  </ListPage>
);
