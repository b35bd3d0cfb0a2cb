import { CustomQuestions } from './CustomQuestions.tsx';
import { NonProfitStatus } from './NonProfitStatus.tsx';
import { PlayLocations } from './PlayLocations.tsx';
import { PrimaryContact } from './PrimaryContact.tsx';
import { Programs } from './Programs.tsx';
import { SocialAndEmail } from './SocialAndEmail.tsx';

/** The steps of the section, by id. */
export const steps = {
  'primary-contact': PrimaryContact,
  programs: Programs,
  'play-locations': PlayLocations,
  'social-and-email': SocialAndEmail,
  'non-profit-status': NonProfitStatus,
  'custom-questions': CustomQuestions,
};
