/** Website, surveys, email and posts: the shared answers (L-212). */
import { AssetStep } from '../assets/AssetStep.tsx';
import type { StepProps } from '../stepProps.ts';
import { emailAndSocialMedia, surveys, websiteBanner } from './texts.ts';

export const WebsiteBanner = (props: StepProps) => <AssetStep {...props} texts={websiteBanner} />;
export const Surveys = (props: StepProps) => <AssetStep {...props} texts={surveys} />;
export const EmailAndSocialMedia = (props: StepProps) => <AssetStep {...props} texts={emailAndSocialMedia} />;
