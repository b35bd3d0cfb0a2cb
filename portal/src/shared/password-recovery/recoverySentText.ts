/** Shown after a request for a recovery link, for known and unknown emails alike (L-054). */
export const recoverySentText =
  "If there's an account associated with this email address, an email is sent to reset the password.";
