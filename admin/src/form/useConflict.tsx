import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ApiError } from '../../../ui/graphql.ts';
import { sameValue } from '../dataProvider/sameValue.ts';

type Values = Record<string, unknown>;
/** A refused save: what was typed, and the present version and values, and who saved them, that the API answers with SL409. */
type Conflict = { typed: Values; current: Values; version: number; changedBy: string | null };

/** The conflict that an error is, if it is one: an update whose record has changed since the version that was read. */
export function conflictOf(error: unknown, typed: Values): Conflict | null {
  if (!(error instanceof ApiError) || error.code !== 'SL409' || typeof error.details.version !== 'number') return null;
  const { version, current, changedBy } = error.details;
  return {
    typed,
    current: (current ?? {}) as Values,
    version: version as number,
    changedBy: (changedBy as string) ?? null,
  };
}

/**
 * Inside a form: follows the record's version while nothing is typed and stands still from the first keystroke on. react-admin's
 * own `previousData` is no base for this, because a refetch replaces it.
 */
export function FormVersion({ version }: { version: RefObject<number | undefined> }) {
  const record = useRecordContext();
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!isDirty) version.current = record?.version as number | undefined;
  });
  return null;
}

/** A value as people read it; of each record in a list its first text. */
const text = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(text).join('; ') || '–';
  return typeof value === 'object'
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? JSON.stringify(value))
    : String(value);
};

type DialogProps = {
  conflict: Conflict;
  version: RefObject<number | undefined>;
  onClose: () => void;
  onOverwrite: (values: Values) => void;
};

/** Shows both values of each field that differs, and asks which of them stay. */
export function ConflictDialog({ conflict, version, onClose, onOverwrite }: DialogProps) {
  const { setValue, getFieldState } = useFormContext();
  const label = useTranslateLabel();
  const { typed, current, changedBy } = conflict;
  const fields = Object.keys(current).filter(
    (name) => name in typed && getFieldState(name).isDirty && !sameValue(typed[name], current[name]),
  );
  const takeTheirs = () => {
    version.current = conflict.version;
    for (const name of fields) setValue(name, current[name], { shouldDirty: true });
    onClose();
  };
  const keepMine = () => {
    version.current = conflict.version; // this version has been shown, so it may be overwritten
    onOverwrite(typed);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{changedBy ?? 'Somebody else'} changed this record</DialogTitle>
      <DialogContent>
        <p>It was saved after you opened it. Nothing of yours is saved yet.</p>
        {fields.length ? (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Field</TableCell>
                <TableCell>Saved now</TableCell>
                <TableCell>Yours</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map((name) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {label({ source: name })}
                  </TableCell>
                  <TableCell>{text(current[name])}</TableCell>
                  <TableCell>{text(typed[name])}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ) : (
          <p>None of the fields that you changed is affected.</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Keep editing
        </Button>
        {fields.length ? <Button onClick={takeTheirs}>Use the saved values</Button> : null}
        <Button variant="contained" onClick={keepMine}>
          Save mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The state of a form's conflict: the version that goes along with a save, and the conflict that a save met. */
export function useConflict() {
  const version = useRef<number | undefined>(undefined);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return { version, conflict, setConflict };
}
