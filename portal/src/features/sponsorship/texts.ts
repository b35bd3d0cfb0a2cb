/** Texts of the sponsorship page, to the letter. */

/** Unknown id, another organization's offer, or not confirmed: the same for all three (L-309, L-310). */
export const invalidSponsorshipText =
  'Oops! Something went wrong. Please return to your dashboard. If this problem continues, please contact support.';

export const uploadedText = 'Image successfully uploaded. If necessary, you can now upload another image.';

/** A failed upload names the address for proof by e-mail (L-303). */
export const uploadFailedText = (email: string) =>
  `Image did not upload. Please try again or send an email to ${email} with the image as an attachment`;
