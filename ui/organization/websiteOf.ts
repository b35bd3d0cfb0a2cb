/** A website as it is sent: the placeholder left in place is none (B-047). */
export const websiteOf = (text: string | null | undefined): string | null => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' || trimmed === 'http://' ? null : trimmed;
};
