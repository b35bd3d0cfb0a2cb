/** Whether a needed input holds something; spaces only are nothing. */
export const isFilled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
};
