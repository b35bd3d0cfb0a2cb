/** Tags of creative contents and templates (S-311). */
export const CREATIVE_TAGS = [
  'league_name',
  'league_city',
  'league_state',
  'custom_field',
  'sport_name',
  'target_location',
  'season_name',
] as const;
/** Tags of a deadline's reminder instructions. */
export const INSTRUCTION_TAGS = ['sponsor_name', 'verification_email_address'] as const;

// a third brace on either side makes them unbalanced
const TAG = /(?<!\{)\{\{\s*([a-z_]+)\s*\}\}(?!\})/g;

/** Replaces every known tag with its value (none: empty text); other text stays unchanged. Plain text in and out. */
export function renderTags(text: string, values: Record<string, string | null | undefined>): string {
  return text.replace(TAG, (whole, name: string) => (name in values ? (values[name] ?? '') : whole));
}

/** True if braces are unbalanced or a tag is not allowed (S-312). */
export function hasInvalidTag(text: string, allowed: readonly string[]): boolean {
  let invalid = false;
  const rest = text.replace(TAG, (_whole, name: string) => {
    if (!allowed.includes(name)) invalid = true;
    return '';
  });
  return invalid || /\{\{|\}\}/.test(rest);
}
