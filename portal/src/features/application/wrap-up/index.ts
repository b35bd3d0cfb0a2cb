import { RewardedAddOns } from './RewardedAddOns.tsx';

/** The steps of the section, by id; the thank-you step is part of the frame. */
export const steps = { 'rewarded-add-ons': RewardedAddOns };
