import { type ReactNode, useId } from 'react';
import { forgetBeforeChoosing } from '../../../ui/upload/choosing.ts';
import { Alert } from './Note.tsx';

type Props = {
  label: string;
  accept: string;
  hint: ReactNode;
  /** What is wrong with the chosen file; nothing when all is well. */
  problem?: ReactNode;
  onChoose: (file: File | undefined) => void;
};

/** A field for a file, with what is wrong with it beside it; the same file may be chosen again once it is mended. */
export function FileIn({ label, accept, hint, problem, onChoose }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onClick={forgetBeforeChoosing}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {problem ? (
        <div id={`${id}-problem`}>
          <Alert>{problem}</Alert>
        </div>
      ) : null}
    </div>
  );
}
