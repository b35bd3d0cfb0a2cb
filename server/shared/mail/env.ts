/** Settings of this installation that emails need. */

import { installationSecret } from '../../../db/settings.ts';
import { UserFacingError } from '../../../db/userFacingError.ts';

export interface MailEnv {
  /** The base of every link, without a trailing slash. */
  publicUrl: string;
  /** Signs the links. */
  secret: string;
  /** Reply-To, and the address shown in every email. */
  supportEmail: string;
  /** Where proof may be sent as an attachment. */
  verificationEmail: string;
  /** The sender, such as "Sideline <hello@sideline.test>". */
  from: string;
  /** The postal address in the footer, which bulk email must have. */
  postalAddress: string;
}

const PLACEHOLDER_ADDRESS = 'Sideline, 1 Field Road, Springfield, IL 62701';

/**
 * Reads the email settings of the environment. Throws a UserFacingError that names, one per line, the settings that
 * production lacks and only its owner knows.
 */
export function mailEnv(env: NodeJS.ProcessEnv): MailEnv {
  const production = env.NODE_ENV === 'production';
  const missing = ['PUBLIC_URL', 'MAIL_FROM', 'POSTAL_ADDRESS'].filter((name) => production && !env[name]);
  if (missing.length > 0)
    throw new UserFacingError(
      missing.map((name) => `${name} is required in production: every mail carries it.`).join('\n'),
    );
  return {
    publicUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 5000}`).replace(/\/+$/, ''),
    secret: installationSecret(),
    supportEmail: env.SUPPORT_EMAIL || 'support@sideline.test',
    verificationEmail: env.VERIFICATION_EMAIL || 'verify@sideline.test',
    from: env.MAIL_FROM || 'Sideline <hello@sideline.test>',
    postalAddress: env.POSTAL_ADDRESS || PLACEHOLDER_ADDRESS,
  };
}
