/** The slides of promised against delivered: a chart, then the numbers. */
import { deliveryParts } from '../../../ui/charts/DeliveryBar.ts';
import { type DeliveryCounts, notShown } from '../../../ui/delivery.ts';
import { deliveryColors } from '../charts.ts';
import type { RecapDocument } from '../document.ts';
import { cell, counted, type Deck, FONT, HEIGHT, head, INNER, LEFT, LINE, pagesOf, SOFT, TOP } from './deck.ts';

/** Rows of the table on one slide. */
const ROWS = 9;

const names = { contracted: 'Promised', confirmed: 'Confirmed', unconfirmed: 'Not confirmed', extra: 'Extra' };

export function delivery(deck: Deck, recap: RecapDocument): void {
  if (!recap.delivery) return;
  const { pptx, titled } = deck;
  const { total, rows } = recap.delivery;
  const charted = [...rows].slice(0, 12).reverse(); // a bar chart begins at the bottom
  const slide = titled(recap.titles.delivery);
  slide.addChart(
    pptx.ChartType.bar,
    // what is promised and not confirmed ends the bar, so that it is as long as the promise
    [...deliveryParts, { part: 'unconfirmed', label: 'Not confirmed' } as const].map(({ part, label }) => ({
      name: label,
      labels: charted.map(({ name, contracted }) =>
        contracted === null ? name : `${name} (${counted(contracted)} promised)`,
      ),
      values: charted.map((row) => row[part]),
    })),
    {
      x: LEFT,
      y: TOP,
      w: INNER,
      h: HEIGHT - TOP - 0.8,
      barDir: 'bar',
      barGrouping: 'stacked',
      barGapWidthPct: 45,
      chartColors: [...deliveryParts.map(({ part }) => deliveryColors[part]), deliveryColors.track].map((color) =>
        color.slice(1).toUpperCase(),
      ),
      showLegend: true,
      legendPos: 'b',
      legendFontFace: FONT,
      legendFontSize: 12,
      catAxisLabelFontFace: FONT,
      catAxisLabelFontSize: 12,
      valAxisLabelFontFace: FONT,
      valAxisLabelFontSize: 11,
      valGridLine: { color: LINE, size: 0.75 },
      altText: recap.deliveryAlt,
    },
  );
  slide.addNotes(`${recap.deliveryAlt} ${recap.howWeCount}`);
  const columns = [
    ...(['contracted', 'confirmed', 'unconfirmed', 'extra'] as const).map((part) => ({ part, label: names[part] })),
    ...deliveryParts,
  ].filter(({ part }) => part === 'contracted' || total[part] > 0 || notShown(total, part) !== null);
  const numbers = (row: DeliveryCounts) =>
    columns.map(({ part }) => cell(notShown(row, part) ?? counted(row[part]), { align: 'right', bold: true }));
  const all = rows.length > 1 ? [...rows, total] : rows;
  for (const page of pagesOf(all, ROWS)) {
    const table = titled(recap.titles.assets);
    table.addTable(
      [
        [head('Asset'), ...columns.map(({ label }) => head(label, 'right'))],
        ...page.map((row) => [cell(row.name, { bold: row === total }), ...numbers(row)]),
      ],
      {
        x: LEFT,
        y: TOP,
        w: INNER,
        colW: [3, ...columns.map(() => (INNER - 3) / columns.length)],
        fontFace: FONT,
        fontSize: 13,
        rowH: 0.46,
        valign: 'middle',
      },
    );
    table.addText(recap.howWeCount, {
      x: LEFT,
      y: HEIGHT - 1.15,
      w: INNER,
      h: 0.5,
      margin: 0,
      fontFace: FONT,
      fontSize: 10,
      color: SOFT,
    });
  }
}
