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
