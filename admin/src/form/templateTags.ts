export const INVALID_TAG = 'invalid mustache tag';

/** A validator for texts with tags: only the given ones, with balanced braces (S-124, S-286, S-312). */
export const onlyTags =
  (...allowed: readonly string[]) =>
  (text: string | null | undefined): string | undefined => {
    const rest = (text ?? '').replace(/\{\{\s*([\w.]+)\s*\}\}/g, (tag, name: string) =>
      allowed.includes(name) ? '' : tag,
    );
    return /\{\{|\}\}/.test(rest) ? INVALID_TAG : undefined;
  };
