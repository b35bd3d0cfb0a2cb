/** The rows of a list of answers, with stable keys and focus management. */
import { useLayoutEffect, useRef } from 'react';
import type { Answers } from '../rules/types.ts';
import type { StepForm } from '../wizard/useStepForm.ts';
import { rowScope, type Scope } from './scope.ts';

/** What is focused in a row: its name, or its first field. */
type Spot = 'name' | 'field';

const spots: Record<Spot, string> = { name: '.row-card__name', field: 'input, select' };

export interface Row<Values> {
  key: number;
  index: number;
  values: Values;
  /** The fields of the row; `tidy` normalizes the row after each change. */
  scope: (tidy?: (values: Values) => Values) => Scope;
  remove: () => void;
  /** Moves the focus into the row after the next render. */
  enter: () => void;
  ref: (card: HTMLElement | null) => void;
}

export interface Rows<Values> {
  rows: Row<Values>[];
  /** Adds a row at the end and focuses its first field. */
  add: (values: Values) => void;
}

export function useRows<Values extends Answers>(form: StepForm, list: string): Rows<Values> {
  const all = (form.values[list] ?? []) as Values[];
  const keys = useRef<number[]>([]);
  const made = useRef(0);
  const cards = useRef(new Map<number, HTMLElement>());
  const wanted = useRef<{ index: number; spot: Spot } | null>(null);

  while (keys.current.length < all.length) keys.current.push(made.current++);
  keys.current.length = all.length;

  // the previously focused element may be gone or disabled by now
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { index, spot } = wanted.current;
    wanted.current = null;
    const key = keys.current[index];
    if (key !== undefined) cards.current.get(key)?.querySelector<HTMLElement>(spots[spot])?.focus();
  });

  const rows = all.map((values, index): Row<Values> => {
    const key = keys.current[index] as number;
    return {
      key,
      index,
      values,
      scope: (tidy = (row) => row) =>
        rowScope(form, list, index, values, (row, touched) =>
          form.change({ [list]: all.map((other, n) => (n === index ? tidy(row as Values) : other)) }, [touched]),
        ),
      remove: () => {
        keys.current.splice(index, 1);
        // the row that takes its position, otherwise the previous one
        wanted.current = { index: Math.min(index, all.length - 2), spot: 'name' };
        form.removeRow(list, index);
      },
      enter: () => {
        wanted.current = { index, spot: 'field' };
      },
      ref: (card) => {
        if (card) cards.current.set(key, card);
        else cards.current.delete(key);
      },
    };
  });
  return {
    rows,
    add: (values) => {
      wanted.current = { index: all.length, spot: 'field' };
      form.change({ [list]: [...all, values] }, []);
    },
  };
}
