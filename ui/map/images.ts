/**
 * Pictures of pins and clusters, drawn when the map first needs them. Their ids say what to draw, so each is drawn once:
 * `count-12`, `pin:late:#fff`, `pie:12:7:0:3:2:0:#fff` (text, then twelfths of the ring for each state, then the color scheme).
 */
import type { Map as MaplibreMap } from 'maplibre-gl';
import type { MapColors } from './colors.ts';
import { type PinState, pinStates } from './types.ts';

const SCALE = 2;
/** In how many parts the ring of a cluster is divided. */
export const RING_PARTS = 12;
const font = (size: number) => `600 ${size}px Inter, system-ui, sans-serif`;

/** The color of a state's pins. */
export const stateColor = (colors: MapColors, state: PinState): string =>
  ({
    proven: colors.confirmed,
    in_review: colors.prospecting,
    due: colors.field300,
    late: colors.clay600,
    not_delivered: colors.inactive,
  })[state];

function canvasOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  context?.scale(SCALE, SCALE);
  return context;
}

function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, color: string) {
  context.font = font(size);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y);
}

function stroke(context: CanvasRenderingContext2D, color: string, width: number) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}

/** A pin, 20 by 20: a disk with a check, a disk with a dot, a ring, a triangle with "!", a square with a cross. */
function drawPin(context: CanvasRenderingContext2D, state: PinState, colors: MapColors): void {
  const color = stateColor(colors, state);
  context.beginPath();
  if (state === 'late') {
    context.moveTo(10, 2);
    context.lineTo(19, 17.5);
    context.lineTo(1, 17.5);
    context.closePath();
  } else if (state === 'not_delivered') context.rect(3, 3, 14, 14);
  else context.arc(10, 10, 7.5, 0, 2 * Math.PI);
  stroke(context, colors.chalk, 4);
  context.fillStyle = state === 'due' ? colors.chalk : color;
  context.fill();
  if (state === 'due') {
    stroke(context, colors.confirmed, 3);
    return;
  }
  if (state === 'late' || state === 'in_review') {
    write(context, state === 'late' ? '!' : '•', 10, state === 'late' ? 12.2 : 10, 11, colors.onFill);
    return;
  }
  context.beginPath();
  for (const [x, y, to] of state === 'proven'
    ? [[6.6, 10.2, false] as const, [9, 12.7, true] as const, [13.6, 7.6, true] as const]
    : [[7, 7, false] as const, [13, 13, true] as const, [13, 7, false] as const, [7, 13, true] as const])
    if (to) context.lineTo(x, y);
    else context.moveTo(x, y);
  stroke(context, colors.onFill, 2);
}

/** A cluster, 44 by 44: its number in a ring of the states' shares; the share that is due is thinner, late ones add a badge. */
function drawPie(context: CanvasRenderingContext2D, text: string, shares: readonly number[], colors: MapColors): void {
  context.beginPath();
  context.arc(22, 22, 19, 0, 2 * Math.PI);
  context.fillStyle = colors.chalk;
  context.fill();
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  let from = -Math.PI / 2;
  pinStates.forEach((state, index) => {
    const to = from + ((shares[index] ?? 0) / total) * 2 * Math.PI;
    if (to === from) return;
    context.beginPath();
    context.arc(22, 22, state === 'due' ? 17.5 : 16, from, to);
    context.lineCap = 'butt';
    context.strokeStyle = stateColor(colors, state);
    context.lineWidth = state === 'due' ? 2.5 : 5.5;
    context.stroke();
    from = to;
  });
  write(context, text, 22, 22.5, text.length > 3 ? 11 : 13, colors.ink);
  if (!shares[pinStates.indexOf('late')]) return;
  context.translate(26, 0);
  context.scale(0.85, 0.85);
  drawPin(context, 'late', colors);
}

/** Adds the image that an id describes; an unknown id adds none. */
export function drawImage(map: MaplibreMap, id: string, colors: MapColors): void {
  if (map.hasImage(id)) return;
  const [kind, ...parts] = id.split(':');
  const pie = kind === 'pie';
  const pin = pinStates.find((state) => kind === 'pin' && state === parts[0]);
  const count = /^count-(.*)$/.exec(id)?.[1];
  if (!pie && !pin && count === undefined) return;
  const context = pie ? canvasOf(44, 44) : pin ? canvasOf(20, 20) : canvasOf(40, 20);
  if (!context) return;
  if (pie) drawPie(context, parts[0] ?? '', parts.slice(1, 1 + pinStates.length).map(Number), colors);
  else if (pin) drawPin(context, pin, colors);
  else write(context, count ?? '', 20, 10, 13, colors.onFill);
  const { width, height } = context.canvas;
  map.addImage(id, context.getImageData(0, 0, width, height), { pixelRatio: SCALE });
}
