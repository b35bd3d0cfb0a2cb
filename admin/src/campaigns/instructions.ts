const ALLOWED = new Set(['sponsor_name', 'verification_email_address']);

export const INVALID_TAG = 'invalid mustache tag';

/** A validator: only the two tags, in balanced braces (S-123, S-124, S-286). */
export function instructions(text: string | null | undefined): string | undefined {
  const rest = (text ?? '').replace(/\{\{\s*([\w.]+)\s*\}\}/g, (tag, name: string) => (ALLOWED.has(name) ? '' : tag));
  return /[{}]/.test(rest) ? INVALID_TAG : undefined;
}
