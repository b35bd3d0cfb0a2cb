/** Tags of a deadline's reminder instructions. */
export const INSTRUCTION_TAGS = ['sponsor_name', 'verification_email_address'] as const;

// a third brace on either side makes them unbalanced
const TAG = /(?<!\{)\{\{\s*([a-z_]+)\s*\}\}(?!\})/g;

/** Replaces every known tag with its value (none: empty text); other text stays unchanged. Plain text in and out. */
export function renderTags(text: string, values: Record<string, string | null | undefined>): string {
  return text.replace(TAG, (whole, name: string) => (name in values ? (values[name] ?? '') : whole));
}
