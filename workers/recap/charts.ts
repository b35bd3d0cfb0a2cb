/** The charts of a recap's pages: the components of the dashboards, rendered to SVG with the colors of paper. */
import { cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DeliveryBar } from '../../ui/charts/DeliveryBar.ts';
import type { DeliveryPalette, Palette } from '../../ui/charts/palette.ts';
import { SeasonChart } from '../../ui/charts/SeasonChart.ts';
import { eventNames, type SeasonEvent } from '../../ui/charts/season.ts';
import { seasonLayout } from '../../ui/charts/seasonLayout.ts';
import type { DeliveryCounts } from '../../ui/delivery.ts';
import { formatDate } from '../../ui/formats.ts';
import { light } from '../../ui/tokens.ts';
import type { RecapTimeline } from './document.ts';

export const deliveryColors: DeliveryPalette = {
  track: light.line,
  proven: light.confirmed,
  inReview: light.prospecting,
  due: light.field300,
  late: light.clay600,
  notDelivered: light.inactive,
  promise: light.ink,
};

/** Points between the margins of a page, and the size of a chart's text. */
const WIDTH = 504;
const EM = 8.5;

const svgOf = (drawn: ReactElement): string =>
  renderToStaticMarkup(cloneElement(drawn as ReactElement<{ xmlns: string }>, { xmlns: 'http://www.w3.org/2000/svg' }));

/** The bar of promised against delivered as SVG; `width` and `height` in points. */
export const deliverySvg = (delivery: DeliveryCounts, width: number, height: number): string =>
  svgOf(DeliveryBar({ delivery, width, height, palette: deliveryColors }));

/** Draws the season in the sponsor's colors; null without weeks. `events` are the texts of its numbered markers. */
export function timelineSvg(
  { season, alt }: RecapTimeline,
  accent: string,
  tint: string,
): { svg: string; events: string[][] } | null {
  const palette: Palette = {
    ink: light.ink,
    soft: light.inkSoft,
    line: light.line,
    surface: light.chalk,
    fill: accent,
    tint,
    accent: light.ink,
  };
  const texts = { id: 'season', title: 'The season by week', description: alt };
  const drawn = SeasonChart({ season, width: WIDTH, em: EM, palette, font: 'Inter', ...texts });
  if (!drawn) return null;
  const { groups } = seasonLayout(season, WIDTH, EM);
  return { svg: svgOf(drawn), events: groups.map(({ events }) => events.map(textOf)) };
}

const textOf = ({ kind, day, title }: SeasonEvent): string =>
  `${formatDate(day)} ${eventNames[kind]}${title ? `, ${title}` : ''}`;
