/**
 * Renders a contract as a PDF of letter-size pages. Without a hidden date or id: the same terms give the same bytes.
 */

import { contractTerms, day, money, seasonLabel } from '../../server/shared/mail/index.ts';
import { type PdfDocument, pdfOf, write } from '../../server/shared/pdf/document.ts';
import { capabilityName } from '../../ui/formats.ts';
import type { ContractData } from './data.ts';

const GREEN = '#0b6e4f';
const INK = '#17201c';
const SOFT = '#4b5750';
const MARGIN = 64;

function heading(doc: PdfDocument, text: string): void {
  // a heading at the foot of a page would be separated from its text
  if (doc.y > doc.page.height - MARGIN - 72) doc.addPage();
  doc.moveDown(1).fontSize(13).fillColor(INK);
  write(doc, 'Bold', text).moveDown(0.4).fontSize(10.5);
}

function facts(doc: PdfDocument, rows: [string, string][]): void {
  for (const [label, value] of rows) {
    write(doc.fillColor(SOFT), 'Regular', `${label}: `, { continued: true });
    write(doc.fillColor(INK), 'Bold', value).moveDown(0.15);
  }
}

function title(doc: PdfDocument, contract: ContractData, version: number): void {
  write(doc.fontSize(11).fillColor(GREEN), 'Bold', 'Sideline').moveDown(1.2);
  write(doc.fontSize(22).fillColor(INK), 'Bold', 'Sponsorship agreement').moveDown(0.3);
  doc.fontSize(12).fillColor(SOFT);
  write(
    doc,
    'Regular',
    `${contract.sponsor} and ${contract.organization}, ${seasonLabel(contract.season, contract.year)}`,
  );
  write(doc.fontSize(10.5), 'Regular', `Offer ${contract.offerId}, version ${version}`);
}

function body(doc: PdfDocument, contract: ContractData): void {
  heading(doc, 'The sponsorship');
  facts(doc, [
    ['Sponsor', contract.sponsor],
    ['Campaign', contract.campaign],
    ['Organization', contract.organization],
    ['Program', contract.property],
    ...(contract.value === null ? [] : [['Value', money(contract.value)] as [string, string]]),
    ['Season', `${day(contract.seasonStart)} to ${day(contract.seasonEnd)}`],
    ['Accepted', day(contract.acceptedOn)],
  ]);
  heading(doc, 'What the organization does');
  for (const { quantity, capability, expectations } of contract.assets) {
    const asset = [quantity, capabilityName(quantity, capability)].filter((part) => part !== null).join(' ');
    write(doc.fillColor(INK), 'Bold', asset);
    if (expectations) write(doc, 'Regular', expectations);
    doc.moveDown(0.4);
  }
  if (contract.requirements.length > 0) heading(doc, 'Additional requirements');
  for (const text of contract.requirements) write(doc.fillColor(INK), 'Regular', text).moveDown(0.4);
  heading(doc, 'Terms');
  for (const term of contractTerms(contract.season, contract.seasonStart, contract.seasonEnd)) {
    write(doc.fillColor(INK), 'Bold', `${term.title} `, { continued: true });
    write(doc, 'Regular', term.text).moveDown(0.4);
  }
}

/** The contract as a PDF. `version`: its number, shown on it. */
export const contractPdf = (contract: ContractData, version: number): Promise<Buffer> =>
  pdfOf(
    {
      margin: MARGIN,
      info: {
        Title: `Sponsorship agreement: ${contract.sponsor} and ${contract.organization}`,
        CreationDate: new Date(`${contract.acceptedOn}T00:00:00Z`),
      },
    },
    (doc) => {
      title(doc, contract, version);
      body(doc, contract);
    },
  );
