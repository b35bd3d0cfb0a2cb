/** Tells both sides that a contract is signed, with the link to the signed PDF (issue 35, 4). */
import { money } from '../../format.ts';
import type { Template } from '../../template.ts';
import { type ContractMail, contractOfMail, sampleContract } from '../contractOfMail.ts';
import { spanish } from './es.ts';

export const contractSigned: Template<ContractMail> = {
  async load(reading, { contract_id: id }) {
    const found = await contractOfMail(reading, id);
    return found ? { to: found.contract.recipients, language: 'en', data: found } : null;
  },
  unwanted: ({ contract: { version } }) => (version === null ? 'The link to the contract is revoked.' : null),
  compose({ contract: { campaign, sponsor, logoKey, totalSpend, signerName, staffSignerName }, url }, t) {
    return {
      subject: t('Signed by both: sponsorship contract for {campaign}', { campaign }),
      preheader: t('The signed contract is ready for your records.'),
      sponsor: { name: sponsor, logoKey },
      headline: t('The contract is signed'),
      caption: campaign,
      body: [
        {
          kind: 'facts',
          rows: [
            [t('Total spend'), money(totalSpend)],
            [t('For {sponsor}', { sponsor }), signerName ?? ''],
            [t('For Sideline'), staffSignerName ?? ''],
          ],
        },
      ],
      action: { label: t('Download the signed contract'), url },
      after: [{ kind: 'paragraph', text: t('The link works for 60 days. Keep the PDF for your records.') }],
      reason: t('You received this email because the contract names you.'),
    };
  },
  spanish,
  sample: {
    ...sampleContract,
    contract: { ...sampleContract.contract, status: 'signed', signerName: 'Sue Sponsor', staffSignerName: 'Ann Admin' },
  },
};
