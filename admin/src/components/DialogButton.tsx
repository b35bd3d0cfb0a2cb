import { Button, type ButtonProps, IconButton } from '@mui/material';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { type Action, useActions } from '../actions/registry.ts';

/** How the dialog around a component closes. */
export const DialogClose = createContext<() => void>(() => undefined);

/** Closes the dialog around the component. */
export const useCloseDialog = (): (() => void) => useContext(DialogClose);

export type OpenDialog = (dialog: ReactElement) => void;

/** A dialog that code opens: the node to render, null while it is closed, and the function that opens an element. */
export function useDialog(): [ReactNode, OpenDialog] {
  const [dialog, open] = useState<ReactElement | null>(null);
  return [dialog && <DialogClose value={() => open(null)}>{dialog}</DialogClose>, open];
}

type Props = Omit<ButtonProps, 'onClick' | 'action'> & {
  dialog: ReactElement;
  /** Opens the dialog, as it is now, where it outlives the button; by default it is beside the button. */
  onOpen?: OpenDialog;
  /** An icon button shows only this; its name is `aria-label`. */
  icon?: ReactElement;
  /** Lists the button in the search palette, too; its label is the button's, if it has no other. */
  action?: Omit<Extract<Action, { run: unknown }>, 'run'>;
};

/** A button that opens a dialog, which closes itself with `useCloseDialog`. */
export function DialogButton({ dialog, onOpen, icon, action, children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => (onOpen ? onOpen(dialog) : setOpen(true));
  useActions(action ? [{ ...action, run: open }] : []);
  const button = { 'aria-haspopup': 'dialog' as const, ...props, onClick: open };
  return (
    <>
      {icon ? (
        <IconButton size="small" {...button}>
          {icon}
        </IconButton>
      ) : (
        <Button {...button}>{children ?? action?.label}</Button>
      )}
      {isOpen ? <DialogClose value={() => setOpen(false)}>{dialog}</DialogClose> : null}
    </>
  );
}

/** The button that closes the dialog around it. */
export const CloseButton = ({ children = 'Cancel', ...props }: Omit<ButtonProps, 'onClick'>) => (
  <Button {...props} onClick={useCloseDialog()}>
    {children}
  </Button>
);
