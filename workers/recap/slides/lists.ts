/** The slides of results, and the table of campaigns. */
import type { RecapDocument } from '../document.ts';
import { cell, type Deck, FONT, head, INK, INNER, LEFT, pagesOf, SOFT, SUNKEN, TOP } from './deck.ts';

/** Rows of the table of campaigns on one slide; more of them continue on the next one. */
const CAMPAIGN_ROWS = 9;

export function results({ titled, accent }: Deck, recap: RecapDocument): void {
  for (const page of pagesOf(recap.results, 6)) {
    const slide = titled(recap.titles.results);
    for (const [index, { value, label, note }] of page.entries()) {
      const [w, h] = [(INNER - 0.6) / 3, 2.3];
      const [x, y] = [LEFT + (index % 3) * (w + 0.3), TOP + 0.1 + Math.floor(index / 3) * (h + 0.3)];
      slide.addShape('rect', {
        x,
        y,
        w,
        h,
        fill: { color: SUNKEN },
        line: { color: SUNKEN, width: 0 },
        objectName: `Card of ${label}`,
      });
      slide.addText(
        [
          { text: value, options: { fontSize: 34, bold: true, color: accent, breakLine: true } },
          { text: label, options: { fontSize: 15, bold: true, color: INK, breakLine: true } },
          { text: note, options: { fontSize: 11, color: SOFT } },
        ],
        { x: x + 0.15, y: y + 0.1, w: w - 0.3, h: h - 0.2, margin: 0, fontFace: FONT, valign: 'top', fit: 'shrink' },
      );
    }
  }
}

export function campaigns({ titled }: Deck, recap: RecapDocument): void {
  for (const page of pagesOf(recap.campaigns, CAMPAIGN_ROWS))
    titled(recap.titles.campaigns).addTable(
      [
        [head('Campaign'), head('Leagues', 'right'), head('Photos', 'right'), head('Impressions', 'right')],
        ...page.map((row) => [
          cell(row.name, { bold: true }),
          ...[row.leagues, row.photos, row.impressions].map((value) => cell(value, { align: 'right' })),
        ]),
      ],
      {
        x: LEFT,
        y: TOP,
        w: INNER,
        colW: [INNER - 6, 2, 2, 2],
        fontFace: FONT,
        fontSize: 15,
        rowH: 0.46,
        valign: 'middle',
      },
    );
}
