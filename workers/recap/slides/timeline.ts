/** The slide of the season by week: sponsorships confirmed so far above photos and due dates, as native charts. */
import { formatNumber } from '../../../ui/formats.ts';
import type { RecapDocument } from '../document.ts';
import { type Deck, FONT, HEIGHT, INK, INNER, LEFT, LINE, SOFT, TOP } from './deck.ts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export function timeline({ pptx, titled, accent }: Deck, recap: RecapDocument): void {
  if (!recap.timeline) return;
  const { season, alt } = recap.timeline;
  const { weeks } = season;
  const slide = titled(recap.titles.timeline);
  const labels = weeks.map(({ week }) => DAY.format(new Date(`${week}T00:00:00Z`)));
  const showsDue = weeks.some(({ due }) => due !== null);
  const half = (HEIGHT - TOP - 0.9) / 2;
  const axes = {
    x: LEFT,
    w: INNER,
    h: half,
    catAxisLabelFontFace: FONT,
    catAxisLabelFontSize: 10,
    catAxisLabelColor: SOFT,
    catAxisLabelFrequency: Math.max(1, Math.ceil(weeks.length / 12)) as never,
    valAxisLabelFontFace: FONT,
    valAxisLabelFontSize: 10,
    valAxisLabelColor: SOFT,
    valAxisLabelFormatCode: '#,##0',
    valAxisMinVal: 0,
    valGridLine: { color: LINE, size: 0.75 },
    showTitle: true,
    titleFontFace: FONT,
    titleFontSize: 13,
    titleColor: INK,
    altText: alt,
  };
  slide.addChart(
    pptx.ChartType.area,
    [
      {
        name: 'Sponsorships confirmed',
        labels,
        values: weeks.map(({ week, total }) => (week <= season.today ? total : ('' as never))),
      },
    ],
    {
      ...axes,
      y: TOP,
      title:
        season.target === null
          ? 'Sponsorships confirmed'
          : `Sponsorships confirmed; ${formatNumber(season.target)} planned`,
      chartColors: [accent],
      chartColorsOpacity: 45,
    },
  );
  slide.addChart(
    pptx.ChartType.bar,
    [
      { name: 'Photos', labels, values: weeks.map(({ photos }) => photos) },
      ...(showsDue ? [{ name: 'Dates due', labels, values: weeks.map(({ due }) => due ?? 0) }] : []),
    ],
    {
      ...axes,
      y: TOP + half,
      title: showsDue ? 'Photos and dates due by week' : 'Photos by week',
      barGapWidthPct: 30,
      chartColors: [accent, SOFT],
      showLegend: showsDue,
      legendPos: 'r',
      legendFontFace: FONT,
      legendFontSize: 11,
    },
  );
  slide.addNotes(alt);
}
