/** Counts how often each role ran each command on each table or called each function, and how often it succeeded. */

export type Cell = { tried: number; granted: number };

export class Coverage {
  readonly cells = new Map<string, Cell>();
  tried = 0;
  granted = 0;

  add(cell: string, granted: boolean): void {
    const found = this.cells.get(cell) ?? { tried: 0, granted: 0 };
    found.tried++;
    found.granted += Number(granted);
    this.cells.set(cell, found);
    this.tried++;
    this.granted += Number(granted);
  }

  /** The names of the cells that were tried less often than required. */
  short(cells: string[], wanted: number): string[] {
    return cells.filter((cell) => (this.cells.get(cell)?.tried ?? 0) < wanted);
  }

  /** One line per role. */
  report(): string {
    const byRole = new Map<string, Cell>();
    for (const [cell, { tried, granted }] of this.cells) {
      const role = cell.split(' ')[0] as string;
      const sum = byRole.get(role) ?? { tried: 0, granted: 0 };
      byRole.set(role, { tried: sum.tried + tried, granted: sum.granted + granted });
    }
    const lines = [...byRole].map(
      ([role, { tried, granted }]) =>
        `  ${role.padEnd(22)}${String(tried).padStart(8)} tried ${String(granted).padStart(8)} granted`,
    );
    return [
      `${this.tried} tried, ${this.granted} granted (${Math.round((100 * this.granted) / this.tried)} %)`,
      ...lines,
    ].join('\n');
  }
}
