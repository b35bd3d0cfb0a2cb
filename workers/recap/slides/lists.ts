/** The slides of results, and the tables of campaigns and leagues. */
import type { RecapDocument, RecapLeague } from '../document.ts';
import {
  cell,
  counted,
  type Deck,
  FONT,
  HEIGHT,
  head,
  heightOfText,
  INK,
  INNER,
  LEFT,
  pagesOf,
  pagesOfHeight,
  SOFT,
  SUNKEN,
  TOP,
} from './deck.ts';

/** Rows of the table of campaigns on one slide; more of them continue on the next one. */
const CAMPAIGN_ROWS = 9;
const LEAGUE_COLUMNS = [3.6, 2.6, 2, 0.9, INNER - 9.1];
const LEAGUE_SIZE = 10.5;
const LEAGUE_ROOM = HEIGHT - 0.65 - TOP - 0.35;

/** Inches of a row of the table of leagues: its highest cell with its margins. */
const leagueHeight = ({ name, program, place, proof, absence }: RecapLeague): number =>
  Math.max(
    0.35,
    ...[name, program, place, '', proof || absence].map(
      (text, index) => heightOfText(text, (LEAGUE_COLUMNS[index] as number) - 0.2, LEAGUE_SIZE) + 0.1,
    ),
  );

const MAX_LEAGUE_SLIDES = 40;

export function results({ titled, accent }: Deck, recap: RecapDocument): void {
  for (const page of pagesOf(recap.results, 6)) {
    const slide = titled('Results');
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

export function leagues({ titled }: Deck, recap: RecapDocument): void {
  const pages = [...pagesOfHeight(recap.leagues, leagueHeight, LEAGUE_ROOM)];
  const shown = pages.slice(0, MAX_LEAGUE_SLIDES);
  for (const [index, page] of shown.entries()) {
    const slide = titled(
      shown.length > 1 ? `All leagues and their proof, ${index + 1} of ${shown.length}` : 'All leagues and their proof',
    );
    slide.addTable(
      [
        [head('League'), head('Program'), head('Place'), head('Players', 'right'), head('Checked photos')],
        ...page.map(({ name, program, place, players, proof, absence }) => [
          cell(name, { bold: true }),
          cell(program),
          cell(place),
          cell(counted(players), { align: 'right' }),
          cell(proof || absence, proof ? {} : { color: SOFT }),
        ]),
      ],
      {
        x: LEFT,
        y: TOP - 0.05,
        w: INNER,
        colW: LEAGUE_COLUMNS,
        fontFace: FONT,
        fontSize: LEAGUE_SIZE,
        rowH: 0.35,
        valign: 'middle',
      },
    );
    if (index === shown.length - 1 && pages.length > shown.length)
      slide.addText(`The PDF lists all ${counted(recap.leagues.length)} programs.`, {
        x: LEFT,
        y: HEIGHT - 0.8,
        w: INNER,
        h: 0.3,
        margin: 0,
        fontFace: FONT,
        fontSize: 11,
        color: SOFT,
      });
  }
}

export function campaigns({ titled }: Deck, recap: RecapDocument): void {
  for (const page of pagesOf(recap.campaigns, CAMPAIGN_ROWS))
    titled('Campaigns of the season').addTable(
      [
        [head('Campaign'), head('Leagues', 'right'), head('Photos', 'right'), head('Impressions', 'right')],
        ...page.map((one) => [
          cell(one.name, { bold: true }),
          ...[one.leagues, one.photos, one.impressions].map((value) => cell(value, { align: 'right' })),
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
