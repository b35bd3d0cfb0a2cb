/** Colors of charts. On screen they are the page's tokens, so that dark and forced colors apply; a document names its own. */
export interface Palette {
  ink: string;
  soft: string;
  line: string;
  surface: string;
  fill: string;
  tint: string;
  accent: string;
}

export const screenPalette: Palette = {
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  line: 'var(--line)',
  surface: 'var(--chalk)',
  fill: 'var(--confirmed)',
  tint: 'var(--field-100)',
  accent: 'var(--clay-600)',
};

/** Colors of a bar of promised against delivered. */
export interface DeliveryPalette {
  track: string;
  proven: string;
  inReview: string;
  due: string;
  late: string;
  notDelivered: string;
  promise: string;
}

export const screenDeliveryPalette: DeliveryPalette = {
  track: 'var(--line-strong)',
  proven: 'var(--confirmed)',
  inReview: 'var(--prospecting)',
  due: 'var(--field-300)',
  late: 'var(--clay-600)',
  notDelivered: 'var(--inactive)',
  promise: 'var(--ink)',
};
