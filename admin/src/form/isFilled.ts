/** True if a required input has a value; whitespace counts as empty. */
export const isFilled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
};
