import { Button, Link as MuiLink } from '@mui/material';
import { CanAccess, SelectInput, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatDate, formatMoney, formatNumber } from '../../../ui/formats.ts';
import { dayLimit, wholePercent } from '../../../ui/limits.ts';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { DialogClose } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { languageNames } from '../components/languages.ts';
import { onDemand } from '../components/onDemand.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { DateInput, MultilineInput, RangeInput } from '../form/inputs.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { stateChoices } from '../reference/choices.ts';
import { useReference } from '../reference/useReference.ts';
import { ago } from './ago.ts';
import { Confidence } from './Confidence.tsx';
import { chosenConfidences, confidenceChoices, languageChoices, statusChoices } from './choices.ts';
import { EngagementChip } from './EngagementChip.tsx';
import type { OrganizationListRowFragment } from './generated/graphql.ts';
import { OnTime } from './OnTime.tsx';
import { OrganizationName } from './OrganizationName.tsx';
import { RecentOrganizations } from './RecentOrganizations.tsx';
import { siteName, siteUrl } from './website.ts';

const AddOrganization = onDemand(async () => (await import('./AddOrganization.tsx')).AddOrganization);
const OrganizationPeek = onDemand(async () => (await import('./OrganizationPeek.tsx')).OrganizationPeek);
const DeletedDialog = onDemand(async () => (await import('../history/DeletedDialog.tsx')).DeletedDialog);

type Row = OrganizationListRowFragment;

const NAME = { source: 'name', label: 'Organization' };
const HIDDEN = [
  ...['city', 'state', 'engagementStatus', 'organizationTypeName', 'dataConfidence', 'contactEmail', 'contactPhone'],
  ...['language', 'numberOfUniqueParticipantsPerYear', 'hubspotCompanyId', 'lastEngagedAt', 'createdAt', 'id'],
];

/** All organizations: search, recents, filters, adding (B-029 … B-041). */
export function OrganizationList() {
  const [params, setParams] = useSearchParams();
  const { data } = useOperationQuery('organizationStats', {});
  const types = useReference('organizationTypes');
  const softwares = useReference('sportsManagementSoftwares');
  const setAdding = (isAdding: boolean) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (isAdding) next.set('add', '');
      else next.delete('add');
      return next;
    });
  const count = data?.organizationStats ? formatNumber(data.organizationStats.count) : '…';
  return (
    <>
      <ListPage
        resource="organizations"
        documentTitle="All Organizations"
        title={() => `Search ${countTitle('Organization')(count)}`}
        searchLabel="Name, location, website or email"
        noMatches="No organizations found with your search criteria."
        sort={{ field: 'updatedAt', order: 'DESC' }}
        filters={[
          <SelectInput
            key="status"
            source="engagementStatus"
            choices={statusChoices}
            emptyText="Any status"
            alwaysOn
          />,
          <SelectInput
            key="confidence"
            source="dataConfidence"
            choices={confidenceChoices}
            emptyText="Any confidence"
          />,
          <SelectInput key="type" source="organizationTypeId" choices={types} />,
          <TextInput key="city" source="city.includesInsensitive" />,
          <SelectInput key="state" source="state" choices={stateChoices} />,
          <RangeInput
            key="on-time"
            source="onTimeVerificationPercentage.lessThan"
            label="On-time below %"
            limit={wholePercent}
          />,
          <DateInput key="since" source="updatedAt.greaterThanOrEqualTo" label="Updated since" limit={dayLimit} />,
        ]}
        actions={
          <>
            <CanAccess resource="organizations" action="create">
              <Button
                variant="contained"
                color="secondary"
                startIcon={<Icon name="plus" />}
                onClick={() => setAdding(true)}
              >
                Add An Organization
              </Button>
            </CanAccess>
            <ActionsMenu
              of=""
              label="More actions"
              icon="dots"
              iconOnly
              entries={[
                {
                  label: 'Deleted organizations',
                  icon: 'trash',
                  dialog: <DeletedDialog record="organizations" what="organizations" />,
                },
              ]}
            />
          </>
        }
        shortcuts={[{ keys: ['n'], label: 'Add An Organization', run: () => setAdding(true) }]}
        aside={<OrganizationPeek />}
      >
        <RecentOrganizations />
        <RecordTable<Row>
          hiddenColumns={HIDDEN}
          bulkFields={[
            <SelectInput key="confidence" source="dataConfidence" choices={chosenConfidences} />,
            <MultilineInput key="reason" source="dataConfidenceReason" minRows={2} />,
            <SelectInput key="type" source="organizationTypeId" choices={types} />,
            <SelectInput key="language" source="language" choices={languageChoices} />,
            <SelectInput key="software" source="sportsManagementSoftwareId" choices={softwares} />,
          ]}
        >
          <Column<Row>
            source="name"
            label="Organization"
            exportColumns={[NAME, 'organization.primaryPlayLocation.address', 'city', 'state']}
            render={(row) => <OrganizationName row={row} />}
          />
          <Column<Row>
            source="websiteUrl"
            render={({ websiteUrl }) =>
              websiteUrl ? (
                <MuiLink
                  href={siteUrl(websiteUrl)}
                  target="_blank"
                  rel="noreferrer"
                  noWrap
                  sx={{ display: 'block', py: '2px', maxWidth: { md: 110, xl: 190 } }}
                >
                  {siteName(websiteUrl)}
                </MuiLink>
              ) : (
                '–'
              )
            }
          />
          <Column<Row>
            source="averageConfirmedValue"
            label="Avg. value"
            align="right"
            sortByOrder="DESC"
            render={({ averageConfirmedValue }) => formatMoney(averageConfirmedValue) || 'None yet'}
          />
          <Column<Row> source="confirmedCount" align="right" sortByOrder="DESC" />
          <Column<Row>
            source="onTimeVerificationPercentage"
            label="On-time"
            align="right"
            sortByOrder="DESC"
            render={({ onTimeVerificationPercentage }) => <OnTime percentage={onTimeVerificationPercentage} />}
          />
          <Column<Row> source="updatedAt" align="right" sortByOrder="DESC" render={({ updatedAt }) => ago(updatedAt)} />
          <Column<Row> source="city" />
          <Column<Row> source="state" />
          <Column<Row>
            source="engagementStatus"
            render={({ engagementStatus }) => <EngagementChip status={engagementStatus} />}
          />
          <Column<Row> source="organizationTypeName" />
          <Column<Row> source="dataConfidence" render={({ dataConfidence }) => <Confidence value={dataConfidence} />} />
          <Column<Row> source="contactEmail" />
          <Column<Row> source="contactPhone" />
          <Column<Row> source="language" render={({ language }) => languageNames[language]} />
          <Column<Row>
            source="numberOfUniqueParticipantsPerYear"
            align="right"
            sortByOrder="DESC"
            format={formatNumber}
          />
          <Column<Row> source="hubspotCompanyId" />
          <Column<Row> source="lastEngagedAt" align="right" sortByOrder="DESC" format={formatDate} />
          <Column<Row> source="createdAt" align="right" sortByOrder="DESC" format={formatDate} />
          <Column<Row> source="id" align="right" alwaysExported />
        </RecordTable>
      </ListPage>
      {params.has('add') ? (
        <DialogClose value={() => setAdding(false)}>
          <AddOrganization />
        </DialogClose>
      ) : null}
    </>
  );
}
