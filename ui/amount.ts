const GROUPED = /^\d{1,3}(,\d{3})+$/;
const FORM = /^\$?\s*([\d,]*)(?:\.(\d{1,2}))?$/;

/**
 * Converts a typed US dollar amount ("1234.5", "$1,234.50", ".50") to the API's format ("1234.50"); null for anything
 * else, such as "0x10", "1e3" or "0.005".
 */
export function parseAmount(text: string): string | null {
  const [, dollars, cents] = FORM.exec(text.trim()) ?? [];
  if (dollars === undefined || (dollars === '' && cents === undefined)) return null;
  if (dollars !== '' && !/^\d+$/.test(dollars) && !GROUPED.test(dollars)) return null;
  const whole = dollars.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  return whole.length > 10 ? null : `${whole}.${(cents ?? '').padEnd(2, '0')}`;
}
