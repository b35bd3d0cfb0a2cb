/** A campaign's contract with its sponsor as a PDF: to be signed, and with both signatures. */
import { day } from '../../server/shared/mail/index.ts';
import { amountTable, type Brand, dollars, facts, heading, paperPdf, paragraph } from './paper.ts';

export interface CampaignContract {
  sponsor: string;
  campaign: string;
  versionNumber: number;
  /** US dollars, as all amounts. */
  totalSpend: string;
  /** In percent; null: none was agreed. */
  share: string | null;
  startsOn: string;
  endsOn: string;
  terms: string;
  billingName: string;
  billingAddress: string;
  amounts: string[];
  dueDates: string[];
  invoicedBefore: string;
  /** When it was drawn up, YYYY-MM-DD. */
  drawnOn: string;
  /** Null until both have signed. */
  signatures: { who: string; name: string; at: string; from: string | null }[] | null;
  /** Of the PDF that both signed, in hex. */
  drawnSha256: string | null;
}

export const campaignContractPdf = (contract: CampaignContract, brand: Brand): Promise<Buffer> =>
  paperPdf(
    brand,
    {
      title: contract.versionNumber === 1 ? 'Sponsorship contract' : 'Amended sponsorship contract',
      subtitle: `${contract.sponsor}, ${contract.campaign}, version ${contract.versionNumber}`,
      madeOn: contract.drawnOn,
    },
    (doc) => {
      heading(doc, 'The campaign');
      facts(doc, [
        ['Sponsor', contract.sponsor],
        ['Campaign', contract.campaign],
        ['Term', `${day(contract.startsOn)} to ${day(contract.endsOn)}`],
        ['Total spend', dollars(contract.totalSpend)],
        ...(contract.share === null ? [] : [['Share paid to leagues', `${contract.share} %`] as const]),
        ['Billed to', [contract.billingName, ...contract.billingAddress.split('\n')].join(', ')],
      ]);
      heading(doc, 'Invoices');
      amountTable(
        doc,
        [
          ...(Number(contract.invoicedBefore) === 0
            ? []
            : [['Invoiced under earlier versions', contract.invoicedBefore] as const]),
          ...contract.amounts.map((amount, index) => [`Due ${day(contract.dueDates[index] ?? '')}`, amount] as const),
        ],
        contract.totalSpend,
      );
      if (contract.terms.trim()) heading(doc, 'Terms');
      for (const text of contract.terms.split(/\n\s*\n/).filter((part) => part.trim())) paragraph(doc, text.trim());
      if (contract.versionNumber > 1)
        paragraph(doc, 'Once both sides have signed, this version replaces the one before.');
      if (!contract.signatures) return;
      heading(doc, 'Signatures');
      for (const { who, name, at, from } of contract.signatures)
        facts(doc, [[who, `${name}, ${at}${from === null ? '' : `, from the network address ${from}`}`]]);
      paragraph(doc, `Both signed the document with the SHA-256 ${contract.drawnSha256}.`);
    },
  );
