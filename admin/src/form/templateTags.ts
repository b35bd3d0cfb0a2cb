export const INVALID_TAG = 'invalid mustache tag';

/** Makes a validator of texts with tags: only these, in balanced braces (S-124, S-286, S-312). */
export const onlyTags =
  (...allowed: readonly string[]) =>
  (text: string | null | undefined): string | undefined => {
    const rest = (text ?? '').replace(/\{\{\s*([\w.]+)\s*\}\}/g, (tag, name: string) =>
      allowed.includes(name) ? '' : tag,
    );
    return /\{\{|\}\}/.test(rest) ? INVALID_TAG : undefined;
  };
