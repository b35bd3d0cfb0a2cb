/** The map as shapes, each of which can be recolored, beside the numbers of its states. */
import type Module from 'pptxgenjs';
import type { RecapDocument } from '../document.ts';
import { drawnMap, MAP_WIDTH, type Ring } from '../map.ts';
import { cell, counted, type Deck, FONT, HEIGHT, head, INNER, LEFT, SOFT, TOP, WIDTH } from './deck.ts';

/** A shape of one's own; its name is missing in the types of pptxgenjs. */
const CUSTOM_GEOMETRY = 'custGeom' as unknown as Module.default.SHAPE_NAME;

/** Rows of the table beside the map. */
const ROWS = 13;

/** Points of a shape, thinned to what a slide shows. */
export function outline(ring: Ring, scale: number): Ring {
  const kept: Ring = [];
  for (const [x, y] of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) * scale > 0.02) kept.push([x, y]);
  }
  return kept;
}

export function map({ titled, accent }: Deck, recap: RecapDocument): void {
  if (!recap.map) return;
  const slide = titled(recap.map.title);
  const drawn = drawnMap(recap.map);
  const scale = Math.min(5 / drawn.height, 8.4 / MAP_WIDTH);
  const tint = (color: string, share: number) =>
    [0, 2, 4]
      .map((from) =>
        Math.round(255 - (255 - Number.parseInt(color.slice(from, from + 2), 16)) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
      .toUpperCase();
  for (const { name, hasLeagues, rings } of drawn.regions)
    for (const ring of rings.map((outlined) => outline(outlined, scale)).filter((outlined) => outlined.length > 3)) {
      const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
      const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
      slide.addShape(CUSTOM_GEOMETRY, {
        x: LEFT + x0 * scale,
        y: TOP + y0 * scale,
        w: (Math.max(...xs) - x0) * scale,
        h: (Math.max(...ys) - y0) * scale,
        points: [...ring.map(([x, y]) => ({ x: (x - x0) * scale, y: (y - y0) * scale })), { close: true as const }],
        fill: { color: hasLeagues ? tint(accent, 0.25) : 'F3F1EC' },
        line: { color: 'FFFFFF', width: 0.75 },
        objectName: name,
      });
    }
  const size = drawn.dots.length > 200 ? 0.07 : 0.11;
  for (const { x, y, proven } of drawn.dots.slice(-1500))
    slide.addShape('ellipse', {
      x: LEFT + x * scale - size / 2,
      y: TOP + y * scale - size / 2,
      w: size,
      h: size,
      fill: { color: proven ? accent : 'FFFFFF' },
      line: { color: proven ? 'FFFFFF' : accent, width: proven ? 0.5 : 1 },
      objectName: proven ? 'Program with a checked photo' : 'Program without a photo',
    });
  const x = LEFT + MAP_WIDTH * scale + 0.3;
  const { states, unit } = recap.map;
  const others = states.slice(ROWS - 1);
  const rows =
    states.length > ROWS
      ? [
          ...states.slice(0, ROWS - 1),
          { name: `${others.length} others`, programs: others.reduce((sum, { programs }) => sum + programs, 0) },
        ]
      : states;
  slide.addTable(
    [
      [head(unit), head('Programs', 'right')],
      ...rows.map((state) => [cell(state.name), cell(counted(state.programs), { align: 'right' })]),
    ],
    {
      x,
      y: TOP,
      w: WIDTH - x - LEFT,
      colW: [WIDTH - x - LEFT - 1.1, 1.1],
      fontFace: FONT,
      fontSize: 12,
      rowH: 0.34,
    },
  );
  slide.addText(`${recap.mapCaption} A full dot has a checked photo.`, {
    x: LEFT,
    y: HEIGHT - 0.85,
    w: INNER,
    h: 0.3,
    margin: 0,
    fontFace: FONT,
    fontSize: 11,
    color: SOFT,
  });
  slide.addNotes(recap.mapAlt);
}
