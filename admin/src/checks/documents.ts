import { gql } from '../../../ui/graphql.ts';
import type { DeliverableAddress } from '../organizations/types.ts';

/** Where an approved check is sent. */
type PayeeAddress = Pick<DeliverableAddress, 'id' | 'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip'>;

export type PendingCheck = {
  id: number;
  amount: string;
  memo: string;
  number: number | null;
  status: string;
  createdAt: string;
  createdBy: { id: number; name: string | null; email: string } | null;
  offer: {
    id: number;
    campaign: { id: number; name: string };
    verificationDeadlines: { id: number; verified: boolean }[];
  };
  organization: { id: number; name: string; mailingAddress: PayeeAddress | null };
};

/** The oldest checks that wait for a superadmin, and how many wait in all. */
export const PendingChecksDocument = gql<
  { pendingChecks: PendingCheck[]; waiting: { totalCount: number } },
  { first: number }
>(`
  query PendingChecks($first: Int!) {
    waiting: pendingChecksConnection { totalCount }
    pendingChecks(first: $first) {
      id amount memo number status createdAt
      createdBy { id name email }
      offer { id campaign { id name } verificationDeadlines { id verified } }
      organization { id name mailingAddress { id name line1 line2 city state zip } }
    }
  }
`);

type Decided = { id: number; number: number | null; status: string };
type Answer = { check: Decided };

export const ApproveCheckDocument = gql<{ approveCheck: Answer }, { input: { checkId: number } }>(`
  mutation ApproveCheck($input: ApproveCheckInput!) { approveCheck(input: $input) { check { id number status } } }
`);

export const RejectCheckDocument = gql<{ rejectCheck: Answer }, { input: { checkId: number; reason: string } }>(`
  mutation RejectCheck($input: RejectCheckInput!) { rejectCheck(input: $input) { check { id number status } } }
`);

/** What one check is now; an empty list when it was canceled. */
export const CheckStateDocument = gql<{ checks: Decided[] }, { id: number }>(`
  query CheckState($id: Int!) { checks(first: 1, filter: { id: { equalTo: $id } }) { id number status } }
`);
