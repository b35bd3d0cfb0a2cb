/** A website as sent to the API: null if only the placeholder is left (B-047). */
export const websiteOf = (text: string | null | undefined): string | null => {
  const trimmed = (text ?? '').trim();
  return /^(https?:\/\/)?$/.test(trimmed) ? null : trimmed;
};
