import { Banners, Coupons, Jerseys, WarmUps } from './BrandedCollateral.tsx';

/** The steps of the section, by id. */
export const steps = { 'game-jerseys': Jerseys, 'warm-ups': WarmUps, 'game-signage': Banners, coupons: Coupons };
