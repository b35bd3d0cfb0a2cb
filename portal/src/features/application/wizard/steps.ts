/** Sections and steps of the wizard in their order (L-099 to L-103), and the navigation between them (L-087, L-104 to L-108). */
import type { ApplicationView } from '../types.ts';

export interface Step {
  id: string;
  /** The headline of the step; a short label within its section where it differs. */
  title: string;
  label?: string;
}

export interface Section {
  id: string;
  title: string;
  steps: readonly Step[];
}

export const sections: readonly Section[] = [
  {
    id: 'interest',
    title: 'Sponsorship package',
    steps: [
      { id: 'introduction', title: 'Introduction' },
      { id: 'interests', title: 'Sponsor benefits' },
      { id: 'community-impact', title: 'Community impact' },
    ],
  },
  {
    id: 'season-information',
    title: 'Season information',
    steps: [
      { id: 'primary-contact', title: 'Primary Contact' },
      { id: 'programs', title: 'Programs' },
      { id: 'play-locations', title: 'Play Locations' },
      { id: 'social-and-email', title: 'Social & Email' },
      { id: 'non-profit-status', title: 'Non-Profit Status' },
      { id: 'custom-questions', title: 'Additional information' },
    ],
  },
  {
    id: 'tournament-information',
    title: 'Tournament Information',
    steps: [{ id: 'tournament-information', title: 'Tournament Information', label: 'Information' }],
  },
  {
    id: 'branded-collateral',
    title: 'Branded collateral',
    steps: [
      { id: 'game-jerseys', title: 'Logo on jerseys' },
      { id: 'warm-ups', title: 'Warm-up apparel' },
      { id: 'game-signage', title: 'Banners' },
      { id: 'coupons', title: 'Product & coupon distribution' },
    ],
  },
  {
    id: 'experiences',
    title: 'Experiences',
    steps: [
      { id: 'seminar', title: 'Seminars' },
      { id: 'sampling', title: 'Tabling and product sampling' },
      { id: 'photos', title: 'Professional photography' },
    ],
  },
  {
    id: 'digital-assets',
    title: 'Digital assets',
    steps: [
      { id: 'website-banner', title: 'Logo on website' },
      { id: 'surveys', title: 'Surveys' },
      { id: 'dedicated-email', title: 'Email and social media' },
    ],
  },
  {
    id: 'wrap-up',
    title: 'Rewarded add-ons',
    steps: [
      { id: 'rewarded-add-ons', title: 'Rewarded add-ons' },
      { id: 'thank-you', title: 'Thanks' },
    ],
  },
];

type Shown = Pick<ApplicationView, 'applicationProgress' | 'notInterested'>;

/** A section with its shown steps, and how a step's position is written in the URL. */
export interface ShownStep extends Step {
  section: Section;
  /** `{sectionIndex}-{stepIndex}` (L-084). */
  param: string;
}

/** The shown steps, in order: those in the database's progress (L-104, L-105), and always introduction and thank-you. */
export function shownSteps({ applicationProgress }: Shown): ShownStep[] {
  return sections.flatMap((section, sectionIndex) =>
    section.steps
      .filter(({ id }) => id === 'introduction' || id === 'thank-you' || id in applicationProgress)
      .map((step, stepIndex) => ({ ...step, section, param: `${sectionIndex}-${stepIndex}` })),
  );
}

export const isDone = ({ applicationProgress }: Shown, id: string): boolean =>
  id === 'introduction' || applicationProgress[id] === true;

/** True if a step may be opened: it or the previous one is completed, or it is the first; thank-you if all are completed (L-108, L-138). */
export function isOpen(view: Shown, id: string): boolean {
  const steps = shownSteps(view);
  const at = steps.findIndex((step) => step.id === id);
  if (at < 0) return false;
  if (id === 'thank-you') return view.notInterested || steps.every((step) => step.id === id || isDone(view, step.id));
  const before = steps[at - 1];
  return at === 0 || isDone(view, id) || (before !== undefined && isDone(view, before.id));
}

/** The first open step that is not completed; thank-you if there is none (L-089). */
export function firstOpen(view: Shown): ShownStep {
  const steps = shownSteps(view);
  const open = view.notInterested ? undefined : steps.find((step) => step.id !== 'thank-you' && !isDone(view, step.id));
  return (open ?? steps.at(-1)) as ShownStep;
}

/** The step of a URL parameter; null if it is invalid (L-087). */
export const stepAt = (view: Shown, param: string | null): ShownStep | null =>
  shownSteps(view).find((step) => step.param === param) ?? null;

export const stepById = (view: Shown, id: string | null): ShownStep | null =>
  shownSteps(view).find((step) => step.id === id) ?? null;

/** The following step: the last one if not interested (L-106, L-138), otherwise the next shown one. */
export function stepAfter(view: Shown, id: string): ShownStep {
  const steps = shownSteps(view);
  const next = steps[steps.findIndex((step) => step.id === id) + 1] ?? steps.at(-1);
  if (id === 'interests' && view.notInterested) return steps.at(-1) as ShownStep;
  return next?.id === 'thank-you' && !isOpen(view, 'thank-you') ? firstOpen(view) : (next as ShownStep);
}

/** The step from which an answer was changed, or the one that has to be answered first [L23]. */
export function stepBackTo(view: Shown, id: string): ShownStep {
  const ids = shownSteps(view).map((step) => step.id);
  const open = firstOpen(view);
  const from = stepById(view, id);
  return from && !view.notInterested && ids.indexOf(open.id) >= ids.indexOf(id) ? from : open;
}

export function stepBefore(view: Shown, id: string): ShownStep | null {
  const steps = shownSteps(view);
  return steps[steps.findIndex((step) => step.id === id) - 1] ?? null;
}

/** The initial step: the saved one, otherwise the URL's if it is open, otherwise the first open one (L-087 to L-089). */
export function entryStep(view: ApplicationView, param: string | null): ShownStep {
  const saved = stepById(view, view.savedStepId);
  if (saved) return saved;
  const requested = stepAt(view, param);
  if (!requested) return shownSteps(view)[0] as ShownStep;
  return isOpen(view, requested.id) ? requested : firstOpen(view);
}
