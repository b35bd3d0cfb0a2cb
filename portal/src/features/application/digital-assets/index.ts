import { EmailAndSocialMedia, Surveys, WebsiteBanner } from './DigitalAssets.tsx';

/** The steps of the section, by id. */
export const steps = { 'website-banner': WebsiteBanner, surveys: Surveys, 'dedicated-email': EmailAndSocialMedia };
