import { Box, Button, Card, CardActions, CardContent, Stack, Typography } from '@mui/material';
import { CanAccess, useGetManyReference } from 'react-admin';
import { Link } from 'react-router-dom';
import { organizationsLimits } from '../../../db/generated/limits.ts';
import { formatMoney } from '../../../ui/formats.ts';
import { contentsByName } from '../../../ui/organization/selling.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { WebAddressInput } from '../form/inputs.tsx';
import { RecordEdit } from '../form/RecordEdit.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { Problem } from '../layout/Problem.tsx';
import { CreatePackageDialog } from './CreatePackageDialog.tsx';
import type { PackageRecordFragment } from './generated/graphql.ts';

/** The URL of the league's own sponsorship page; saved separately (B-158, B-159). */
const SponsorshipPage = ({ organizationId }: { organizationId: number }) => (
  <RecordEdit resource="organizations" id={organizationId} what="organization">
    <RecordForm>
      <TitledCard title="Sponsorship page">
        <CardContent>
          <WebAddressInput
            source="websiteSponsorshipsUrl"
            label="Address of the league's own sponsorship page"
            limit={organizationsLimits.websiteSponsorshipsUrl}
          />
          <FormError />
        </CardContent>
        <FormFooter>
          <SaveButton />
        </FormFooter>
      </TitledCard>
    </RecordForm>
  </RecordEdit>
);

/** A package: price, contents by name, programs (B-160, B-169, B-172). */
const PackageCard = ({ record }: { record: PackageRecordFragment }) => (
  <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
    <CardContent component={Stack} sx={{ gap: 1, flex: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h2">{record.name}</Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(record.price)}
        </Typography>
      </Stack>
      {record.contents.length ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {contentsByName(record.contents).map(({ id, quantity, organizationCapability }) => (
            <li key={id}>
              {quantity} × {organizationCapability.name}
            </li>
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary">Nothing is in this package yet.</Typography>
      )}
      <Typography color="text.secondary">
        For {record.sponsorableProperties.map(({ name }) => name).join(', ')}
      </Typography>
    </CardContent>
    <CardActions sx={{ px: 2, pb: 2 }}>
      <Button
        component={Link}
        size="small"
        variant="outlined"
        to={`/organizations/${record.organizationId}/packages/${record.id}`}
        aria-label={`Update Package ${record.name}`}
      >
        Update Package
      </Button>
    </CardActions>
  </Card>
);

/** The sponsorship page's URL and the packages (B-158 … B-172). */
export function PackageList({ organizationId }: { organizationId: number }) {
  const { data, error, refetch } = useGetManyReference<PackageRecordFragment>('organizationPackages', {
    target: 'organizationId',
    id: organizationId,
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const create = (
    <CanAccess resource="organizationPackages" action="create">
      <DialogButton
        variant="contained"
        startIcon={<Icon name="plus" />}
        dialog={<CreatePackageDialog organizationId={organizationId} />}
      >
        Create Package
      </DialogButton>
    </CanAccess>
  );
  return (
    <PageBody>
      <SponsorshipPage organizationId={organizationId} />
      {data.length ? (
        <>
          <Box sx={{ textAlign: 'right' }}>{create}</Box>
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}
          >
            {data.map((record) => (
              <PackageCard key={record.id} record={record} />
            ))}
          </Box>
        </>
      ) : (
        <TitledCard label="Packages">
          <EmptyState action={create}>This organization has no packages added yet!</EmptyState>
        </TitledCard>
      )}
    </PageBody>
  );
}
