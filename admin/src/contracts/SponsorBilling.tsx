import { useRecordContext } from 'react-admin';
import { PageBody } from '../layout/PageBody.tsx';
import type { SponsorRecordFragment } from '../sponsors/generated/graphql.ts';
import { ContractsCard } from './ContractsCard.tsx';

/** What a sponsor owes and has paid, on one page (issue 35, 4). */
export function SponsorBilling() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  return (
    <PageBody>
      <ContractsCard sponsor={sponsor} />
    </PageBody>
  );
}
