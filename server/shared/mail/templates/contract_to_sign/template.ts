/** Asks whoever signs for a sponsor to sign the contract of a campaign by a link (issue 35, 4). */
import { day, money } from '../../format.ts';
import type { Template } from '../../template.ts';
import { type ContractMail, contractOfMail, sampleContract } from '../contractOfMail.ts';
import { spanish } from './es.ts';

export const contractToSign: Template<ContractMail & { recipient: string | null }> = {
  async load(reading, { contract_id: id }) {
    const found = await contractOfMail(reading, id);
    return found
      ? {
          to: [found.contract.signerEmail ?? ''].filter(Boolean),
          language: 'en',
          data: { ...found, recipient: reading.recipient },
        }
      : null;
  },
  unwanted: ({ contract: { status, signerName, signerEmail, version }, recipient }) =>
    status !== 'out_for_signature' || signerName !== null
      ? 'The contract is no longer to be signed.'
      : version === null
        ? 'The link to the contract is revoked.'
        : recipient !== null && signerEmail?.toLowerCase() !== recipient
          ? 'The contract was sent to another address.'
          : null,
  compose({ contract: { campaign, sponsor, logoKey, versionNumber, totalSpend, startsOn, endsOn }, url }, t) {
    return {
      subject: t('Please sign: sponsorship contract for {campaign}', { campaign }),
      preheader: t('Read it and sign with your name. It takes two minutes, without an account.'),
      sponsor: { name: sponsor, logoKey },
      headline: versionNumber === 1 ? t('A contract to sign') : t('An amended contract to sign'),
      caption: campaign,
      body: [
        { kind: 'paragraph', text: t('Read it and sign with your name. It takes two minutes, without an account.') },
        {
          kind: 'facts',
          rows: [
            [t('Sponsor'), sponsor],
            [t('Term'), t('{start} to {end}', { start: day(startsOn, t), end: day(endsOn, t) })],
            [t('Total spend'), money(totalSpend)],
          ],
        },
      ],
      action: { label: t('Read and sign'), url },
      after: [
        { kind: 'paragraph', text: t('Once both sides have signed, we email you the signed contract.') },
        { kind: 'soft', text: t('Whoever has this link can sign: only share it with the person who signs.') },
      ],
      reason: t('You received this email because you were named as the person who signs for {sponsor}.', { sponsor }),
    };
  },
  spanish,
  sample: { ...sampleContract, recipient: null },
};
