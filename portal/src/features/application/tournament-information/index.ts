import { Tournament } from './Tournament.tsx';

/** The step of the section, by id. */
export const steps = { 'tournament-information': Tournament };
