import { useGetManyReference, useRecordContext } from 'react-admin';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { InvoiceRecordFragment } from '../invoices/generated/graphql.ts';
import { AccountFigures, InvoicesCard, PlannedCard } from '../invoices/InvoicesCard.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { Problem } from '../layout/Problem.tsx';
import type { SponsorRecordFragment } from '../sponsors/generated/graphql.ts';
import { ContractsCard } from './ContractsCard.tsx';
import type { ContractRecordFragment } from './generated/graphql.ts';

/** What a sponsor owes and has paid, on one page: figures, what is to be invoiced, invoices and contracts (issue 35, 4). */
export function SponsorBilling() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  const ofSponsor = { target: 'sponsorId', id: sponsor.id, sort: { field: 'id', order: 'DESC' } as const };
  const contracts = useGetManyReference<ContractRecordFragment>('campaignContracts', {
    ...ofSponsor,
    pagination: { page: 1, perPage: 200 },
  });
  const invoices = useGetManyReference<InvoiceRecordFragment>('invoices', {
    ...ofSponsor,
    pagination: { page: 1, perPage: 500 },
  });
  const account = useOperationQuery('sponsorAccount', { sponsorId: sponsor.id });
  const failed = [contracts, invoices, account].find(({ data, error }) => error && !data);
  const found = account.data?.sponsor;
  return (
    <PageBody>
      {failed ? <Problem error={failed.error as Error} retry={failed.refetch} /> : null}
      {contracts.data && invoices.data && found ? (
        <>
          <AccountFigures sponsorId={sponsor.id} account={found.account} refunds={account.data?.sponsorRefunds ?? []} />
          <PlannedCard contracts={contracts.data} invoices={invoices.data} />
          <InvoicesCard invoices={invoices.data} papers={account.data as NonNullable<typeof account.data>} />
          <ContractsCard sponsor={sponsor} invoices={invoices.data} contracts={contracts.data} />
        </>
      ) : failed ? null : (
        <Loading lines={4} />
      )}
    </PageBody>
  );
}
