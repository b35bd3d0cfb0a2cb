/** Settings of an installation that pages show, read from the page's meta elements (L-078, S-202). */

/** The server fills in the placeholders `__NAME__`; one that it did not fill in counts as unset. */
function meta(name: string): string | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="sideline:${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : null;
}

/** The support email (L-078). */
export const supportEmail = () => meta('support-email') ?? 'support@sideline.test';
/** The address to which proof may be sent by email (L-305). */
export const verificationEmail = () => meta('verification-email') ?? supportEmail();
/** The pages on privacy and terms (S-201, S-202). */
export const privacyUrl = () => meta('privacy-url') ?? '/privacy';
export const termsUrl = () => meta('terms-url') ?? '/terms';
/** True on the production site: only the value "true" hides the badge (S-396). */
export const production = () => meta('production') === 'true';
/** Map style URL; the built-in outline of the states if unset. */
export const mapStyleUrl = () => meta('map-style-url') ?? undefined;
/** Providers by which people may log in, with the names of their buttons. */
export const identityProviders = (): { id: string; label: string }[] => JSON.parse(meta('identity-providers') ?? '[]');
/** The overview video of the sponsorship application; without it a neutral picture is shown (L-134). */
export const applicationVideoUrl = () => meta('application-video-url') || undefined;
