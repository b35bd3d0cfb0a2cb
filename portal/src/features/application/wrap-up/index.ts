import { RewardedAddOns } from './RewardedAddOns.tsx';

/** The steps of the section, by id; thanks are the frame's. */
export const steps = { 'rewarded-add-ons': RewardedAddOns };
