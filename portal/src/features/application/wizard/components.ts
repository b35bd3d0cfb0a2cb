/** The components of the steps, loaded a section at a time. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { StepProps } from '../stepProps.ts';
import { sections } from './steps.ts';

type Steps = { steps: Record<string, ComponentType<StepProps>> };

const loaders: Record<string, () => Promise<Steps>> = {
  interest: () => import('../interest/index.ts'),
  'season-information': () => import('../season-information/index.ts'),
  'tournament-information': () => import('../tournament-information/index.ts'),
  'branded-collateral': () => import('../branded-collateral/index.ts'),
  experiences: () => import('../experiences/index.ts'),
  'digital-assets': () => import('../digital-assets/index.ts'),
  'wrap-up': () => import('../wrap-up/index.ts'),
};

export const stepComponents: ReadonlyMap<string, LazyExoticComponent<ComponentType<StepProps>>> = new Map(
  sections.flatMap((section) =>
    section.steps
      .filter(({ id }) => id !== 'introduction' && id !== 'thank-you')
      .map(
        ({ id }) =>
          [
            id,
            lazy(async () => ({ default: (await loaders[section.id]?.())?.steps[id] as ComponentType<StepProps> })),
          ] as const,
      ),
  ),
);

/** Loads a section in advance, so that Next shows it at once; an error is reported when the section is needed. */
export function prefetchSection(id: string | undefined): void {
  if (id) loaders[id]?.().catch(() => undefined);
}
