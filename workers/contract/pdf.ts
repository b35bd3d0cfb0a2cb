/** Sets a contract as a PDF of Letter pages. Without a hidden date or id: the same terms give the same bytes. */
import { capabilityName } from '../../ui/formats.ts';
import { day, money, seasonLabel } from '../mail/words.ts';
import type { ContractData } from './data.ts';
import { contractTerms } from './terms.ts';

const GREEN = '#0b6e4f';
const INK = '#17201c';
const SOFT = '#4b5750';
const MARGIN = 64;

type Document = InstanceType<typeof import('pdfkit').default>;

function heading(doc: Document, text: string): void {
  // a heading at the foot of a page would stand without its text
  if (doc.y > doc.page.height - MARGIN - 72) doc.addPage();
  doc.moveDown(1).font('Helvetica-Bold').fontSize(13).fillColor(INK).text(text).moveDown(0.4).fontSize(10.5);
}

function facts(doc: Document, rows: [string, string][]): void {
  for (const [label, value] of rows) {
    doc.font('Helvetica').fillColor(SOFT).text(`${label}: `, { continued: true });
    doc.font('Helvetica-Bold').fillColor(INK).text(value).moveDown(0.15);
  }
}

function title(doc: Document, contract: ContractData, version: number): void {
  doc.font('Helvetica-Bold').fontSize(11).fillColor(GREEN).text('Sideline');
  doc.moveDown(1.2).fontSize(22).fillColor(INK).text('Sponsorship agreement');
  doc.moveDown(0.3).font('Helvetica').fontSize(12).fillColor(SOFT);
  doc.text(`${contract.sponsor} and ${contract.organization}, ${seasonLabel(contract.season, contract.year)}`);
  doc.fontSize(10.5).text(`Offer ${contract.offerId}, version ${version}`);
}

function body(doc: Document, contract: ContractData): void {
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
    doc
      .font('Helvetica-Bold')
      .fillColor(INK)
      .text([quantity, capabilityName(quantity, capability)].filter((one) => one !== null).join(' '));
    if (expectations) doc.font('Helvetica').text(expectations);
    doc.moveDown(0.4);
  }
  if (contract.requirements.length > 0) heading(doc, 'Additional requirements');
  for (const text of contract.requirements) doc.font('Helvetica').fillColor(INK).text(text).moveDown(0.4);
  heading(doc, 'Terms');
  for (const term of contractTerms(contract.season, contract.seasonStart, contract.seasonEnd)) {
    doc.font('Helvetica-Bold').fillColor(INK).text(`${term.title} `, { continued: true });
    doc.font('Helvetica').text(term.text).moveDown(0.4);
  }
}

/** The contract as a PDF. `version`: its number, shown on it. */
export async function contractPdf(contract: ContractData, version: number): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `Sponsorship agreement: ${contract.sponsor} and ${contract.organization}`,
      CreationDate: new Date(`${contract.acceptedOn}T00:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  title(doc, contract, version);
  body(doc, contract);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
