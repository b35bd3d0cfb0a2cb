/** The contract that an email to a sponsor is about (issue 35, 4). */
import type { Reading } from '../template.ts';
import { SAMPLE_SITE, sampleOffer } from './sampleOffer.ts';

interface Contract extends Record<string, unknown> {
  status: string;
  campaign: string;
  sponsor: string;
  logoKey: string | null;
  versionNumber: number;
  /** US dollars. */
  totalSpend: string;
  /** YYYY-MM-DD. */
  startsOn: string;
  endsOn: string;
  signerEmail: string | null;
  /** Null until the sponsor, and until we have signed. */
  signerName: string | null;
  staffSignerName: string | null;
  /** Of the email that both have signed. */
  recipients: string[];
  /** Of its link; null while it is revoked. */
  version: number | null;
}

export interface ContractMail {
  contract: Contract;
  url: string;
}

const statement = `
  select status, campaign, sponsor, logo_key as "logoKey", version_number as "versionNumber", total_spend::text as "totalSpend",
    starts_on::text as "startsOn", ends_on::text as "endsOn", signer_email as "signerEmail", signer_name as "signerName",
    staff_signer_name as "staffSignerName", recipients, version from app_private.contract_of_mail($1)`;

/** Null if there is none. */
export async function contractOfMail({ ofAccounts, contractLink }: Reading, id = 0): Promise<ContractMail | null> {
  const [contract] = await ofAccounts<Contract>(statement, [id]);
  return contract ? { contract, url: contractLink(id, contract.version ?? 0) } : null;
}

export const sampleContract: ContractMail = {
  contract: {
    status: 'out_for_signature',
    campaign: 'Northlight Spring',
    sponsor: sampleOffer.sponsor.name,
    logoKey: null,
    versionNumber: 1,
    totalSpend: '120000.00',
    startsOn: '2027-02-01',
    endsOn: '2027-07-31',
    signerEmail: 'sue@northlight.test',
    signerName: null,
    staffSignerName: null,
    recipients: ['sue@northlight.test'],
    version: 1,
  },
  url: `${SAMPLE_SITE}/sign-contract/sample`,
};
