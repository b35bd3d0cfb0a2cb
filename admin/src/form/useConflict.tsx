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
/** A rejected save: the typed values, and the current version, values and author from the API's SL409 error. */
type Conflict = { typed: Values; current: Values; version: number; changedBy: string | null };

/** The conflict that an error reports, if any: the record was changed after the version that was read. */
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
 * Inside a form: follows the record's version while the form is unchanged and freezes it at the first keystroke.
 * react-admin's `previousData` does not work here because a refetch replaces it.
 */
export function FormVersion({ version }: { version: RefObject<number | undefined> }) {
  const record = useRecordContext();
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!isDirty) version.current = record?.version as number | undefined;
  });
  return null;
}

/** A formatted value; of each record in a list its first text. */
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

/** Shows both values of each conflicting field and asks which to keep. */
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
    version.current = conflict.version; // This version has been shown, so it may be overwritten.
    onOverwrite(typed);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{changedBy ?? 'Somebody else'} changed this record</DialogTitle>
      <DialogContent>
        <p>It was saved after you opened it. Your changes have not been saved yet.</p>
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
          <p>None of the fields you changed are affected.</p>
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

/** The state of a form's conflict: the version to send with a save, and the conflict of the last save. */
export function useConflict() {
  const version = useRef<number | undefined>(undefined);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return { version, conflict, setConflict };
}
