/** Settings of an installation that pages show, read from the page's meta elements (L-078, S-202). */

/** The server fills in the places marked `__NAME__`; one that it did not fill in counts as unset. */
function meta(name: string): string | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="sideline:${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : null;
}

/** Where people reach a person (L-078). */
export const supportEmail = () => meta('support-email') ?? 'support@sideline.test';
/** Where proof may be sent by e-mail (L-305). */
export const verificationEmail = () => meta('verification-email') ?? supportEmail();
/** The pages on privacy and terms (S-201, S-202). */
export const privacyUrl = () => meta('privacy-url') ?? '/privacy';
export const termsUrl = () => meta('terms-url') ?? '/terms';
/** Whether this is the real thing: only a flag that says true hides the badge (S-396). */
export const production = () => meta('production') === 'true';
/** Style of the maps; the built-in outline of the states when unset. */
export const mapStyleUrl = () => meta('map-style-url') ?? undefined;
/** The overview video of the sponsorship application; without it a neutral picture is shown (L-134). */
export const applicationVideoUrl = () => meta('application-video-url') || undefined;
