/** The first day of the month that is the given number of months after a date. */
export function monthStart(date: string, offset: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + offset;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

export type Bar = { from: number; width: number; kind: 'past' | 'running' | 'soon' };

/** The calendar column: twelve months, today in the fourth. */
export function calendar(today: string) {
  const start = monthStart(today, -3);
  const length = day(monthStart(today, 9)) - day(start);
  const at = (date: string) => ((day(date) - day(start)) / length) * 100;
  const months = Array.from({ length: 12 }, (_, index) =>
    'JFMAMJJASOND'.charAt(Number(monthStart(start, index).slice(5, 7)) - 1),
  );
  const bar = (from: string | null, to: string | null): Bar | null => {
    if (!from || !to) return null;
    const left = Math.max(0, at(from));
    const right = Math.min(100, at(to));
    if (right <= 0 || left >= 100) return null;
    const kind = to < today ? 'past' : from > today ? 'soon' : 'running';
    return { from: left, width: Math.max(1.5, right - left), kind };
  };
  return { months, now: at(today), bar };
}
