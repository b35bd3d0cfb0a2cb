const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = [
  [1e9, ' billion'],
  [1e6, ' million'],
  [1e3, ' thousand'],
  [1, ''],
] as const;

function belowThousand(n: number): string {
  if (n < 20) return ONES[n] as string;
  if (n < 100) return (TENS[Math.floor(n / 10)] as string) + (n % 10 ? `-${ONES[n % 10]}` : '');
  return `${ONES[Math.floor(n / 100)]} hundred${n % 100 ? ` ${belowThousand(n % 100)}` : ''}`;
}

/** Spells an amount of cents as US checks do: "One thousand two hundred thirty-four and 50/100". */
export function amountInWords(cents: number): string {
  let rest = Math.floor(cents / 100);
  const parts: string[] = [];
  for (const [value, name] of SCALES) {
    if (rest >= value) parts.push(belowThousand(Math.floor(rest / value)) + name);
    rest %= value;
  }
  const text = `${parts.join(' ') || 'zero'} and ${String(cents % 100).padStart(2, '0')}/100`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The cents of an amount as the database returns it ("1234.50"), without rounding errors. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
