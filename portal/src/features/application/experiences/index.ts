import { Photos, Sampling, Seminar } from './Experiences.tsx';

/** The steps of the section, by id. */
export const steps = { seminar: Seminar, sampling: Sampling, photos: Photos };
