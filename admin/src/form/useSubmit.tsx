import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ApiError } from '../../../ui/graphql.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogClose } from '../components/DialogButton.tsx';
import { submitErrors } from '../dataProvider/errors.ts';
import { sameValue } from '../dataProvider/sameValue.ts';

// biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
type Values = any;
/** Replaces error messages, by input or for `root`; undefined keeps the server's. */
export type ErrorMessages = (error: unknown) => Record<string, string> | undefined;
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
function FormVersion({ version }: { version: RefObject<number> }) {
  const record = useRecordContext();
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!isDirty) version.current = (record?.version as number | undefined) ?? 0;
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
  /** Closes the dialog and lets the next save overwrite the version that was shown. */
  onAcknowledge: () => void;
  /** Submits the form again. */
  onOverwrite: () => void;
};

/** Shows both values of each conflicting field and asks which to keep. */
function ConflictDialog({ conflict: { typed, current, changedBy }, onAcknowledge, onOverwrite }: DialogProps) {
  const { setValue, getFieldState } = useFormContext();
  const label = useTranslateLabel();
  const fields = Object.keys(current).filter(
    (name) => name in typed && getFieldState(name).isDirty && !sameValue(typed[name], current[name]),
  );
  const takeTheirs = () => {
    onAcknowledge();
    for (const name of fields) setValue(name, current[name], { shouldDirty: true });
  };
  const keepMine = () => {
    onAcknowledge();
    onOverwrite();
  };
  return (
    <ConsoleDialog
      title={`${changedBy ?? 'Somebody else'} changed this record`}
      actions={
        <>
          <CloseButton>Keep editing</CloseButton>
          {fields.length ? <Button onClick={takeTheirs}>Use the saved values</Button> : null}
          <Button variant="contained" onClick={keepMine}>
            Save mine
          </Button>
        </>
      }
    >
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
    </ConsoleDialog>
  );
}

/**
 * The save path of a form that may edit a record. `save` gets the values with the version from when typing started, and the
 * values as typed. An error is returned for the input that it names, otherwise for FormError; after a conflict both
 * values are shown and the user is asked. Returns the submit handler and the dialog to render inside the form `formId`;
 * without it, a conflict is an error like others.
 */
export function useSubmit(
  formId: string | undefined,
  save: (sent: Values, typed: Values) => Promise<unknown>,
  errorMessages?: ErrorMessages,
) {
  const version = useRef(0);
  const acknowledged = useRef(0); // Apart from `version`, which follows the record of an unchanged form.
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const close = () => setConflict(null);
  const submit = async (values: Values): Promise<Record<string, string> | undefined> => {
    try {
      const known = Math.max(version.current, acknowledged.current);
      await save(known ? { ...values, version: known } : values, values);
      return undefined;
    } catch (error) {
      const rejected = formId === undefined ? null : conflictOf(error, values);
      setConflict(rejected);
      return rejected ? {} : (errorMessages?.(error) ?? submitErrors(error));
    }
  };
  const onAcknowledge = () => {
    acknowledged.current = conflict?.version ?? 0; // This version has been shown, so it may be overwritten.
    close();
  };
  const onOverwrite = () => (document.getElementById(formId ?? '') as HTMLFormElement | null)?.requestSubmit();
  return {
    submit,
    conflictDialog: (
      <>
        <FormVersion version={version} />
        {conflict ? (
          <DialogClose value={close}>
            <ConflictDialog conflict={conflict} onAcknowledge={onAcknowledge} onOverwrite={onOverwrite} />
          </DialogClose>
        ) : null}
      </>
    ),
  };
}
