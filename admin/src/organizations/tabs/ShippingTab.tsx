import { Box, Typography } from '@mui/material';
import { DialogButton } from '../../components/DialogButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { AddressDialog, type AddressType } from '../AddressDialog.tsx';
import { DepositAccounts } from '../DepositAccounts.tsx';
import type { OrganizationAddressesQuery } from '../generated/graphql.ts';

type Address = NonNullable<NonNullable<OrganizationAddressesQuery['organization']>['mailingAddress']>;

const TITLES: Record<AddressType, string> = { mailing: 'Mailing Address', shipping: 'Shipping Address' };

const AddressText = ({ address: { name, line1, line2, city, state, zip, country } }: { address: Address }) => (
  <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
    {[
      name,
      line1,
      ...(line2 ? [line2] : []),
      `${city}, ${state} ${zip}`,
      country === 'CA' ? 'Canada' : 'United States of America',
    ].join('\n')}
  </Box>
);

/** The addresses for checks and supplies (B-178 … B-193), and the accounts for direct deposit. */
export function ShippingTab({ id }: { id: number }) {
  const { data, error, refetch } = useOperationQuery('organizationAddresses', { id }, { noCache: true });
  if (error) return <Problem error={error} retry={refetch} />;
  const organization = data?.organization;
  if (!organization) return <Loading />;
  const addresses = { mailing: organization.mailingAddress, shipping: organization.shippingAddress };
  return (
    <PageBody>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {(['mailing', 'shipping'] as const).map((type) => (
          <TitledCard
            key={type}
            title={TITLES[type]}
            end={
              <DialogButton
                size="small"
                variant="outlined"
                startIcon={<Icon name="edit" />}
                aria-label={`Edit ${TITLES[type]}`}
                dialog={
                  <AddressDialog
                    organizationId={id}
                    type={type}
                    initial={addresses[type] ?? { name: organization.name.slice(0, 40) }}
                  />
                }
              >
                Edit
              </DialogButton>
            }
          >
            <Box sx={{ p: 2 }}>
              {addresses[type] ? (
                <AddressText address={addresses[type]} />
              ) : (
                <Typography color="text.secondary">{TITLES[type]} Not Set</Typography>
              )}
            </Box>
          </TitledCard>
        ))}
        <DepositAccounts organizationId={id} of={organization.name} />
      </Box>
    </PageBody>
  );
}
