import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { xmlText } from '../shared/text/xml.ts';

export interface ListedOffer {
  status: string;
  value: string | null;
  property: string;
  organization: string;
  city: string | null;
  state: string | null;
  players: number | null;
}

const COLUMNS = ['Sponsorable property', 'Organization', 'Place', 'Players', 'Value'] as const;
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');

/** A Word file: a heading, then a table for each status. `max`: the row limit, which is mentioned if it is reached. */
export async function wordList(name: string, offers: readonly ListedOffer[], max: number): Promise<Buffer> {
  const title = xmlText(name);
  const groups = Map.groupBy(offers, ({ status }) => status);
  const document = new Document({
    title,
    creator: 'Sideline',
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...(offers.length === 0 ? [new Paragraph('There are no sponsorable properties with these statuses.')] : []),
          ...(offers.length === max ? [new Paragraph(`Only the first ${whole.format(max)} are listed.`)] : []),
          ...[...groups].flatMap(([status, rows]) => [
            new Paragraph({
              text: `${labelOf(status)} (${whole.format(rows.length)})`,
              heading: HeadingLevel.HEADING_2,
            }),
            new Table({
              width: { size: 100, type: WidthType.PERCENTAGE },
              rows: [row(COLUMNS, true), ...rows.map((offer) => row(cells(offer)))],
            }),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const labelOf = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

const cells = ({ property, organization, city, state, players, value }: ListedOffer): string[] => [
  property,
  organization,
  [city, state].filter(Boolean).join(', '),
  players === null ? '' : whole.format(players),
  value === null ? '' : money.format(Number(value)),
];

const row = (texts: readonly string[], head = false) =>
  new TableRow({
    tableHeader: head,
    children: texts.map(
      (text) =>
        new TableCell({
          children: [new Paragraph({ children: [new TextRun({ text: xmlText(text), bold: head })] })],
        }),
    ),
  });
