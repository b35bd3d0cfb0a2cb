import { Button, type ButtonProps, IconButton } from '@mui/material';
import {
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { type Action, useActions } from '../actions/registry.ts';

/** How the dialog around a component closes. */
export const DialogClose = createContext<() => void>(() => undefined);

/** Closes the dialog around the component. */
export const useCloseDialog = (): (() => void) => useContext(DialogClose);

export type OpenDialog = (dialog: ReactElement) => void;

type Show = (key: string, dialog: ReactElement | null) => void;
const Outlet = createContext<Show | null>(null);

/** Renders the dialogs that its children open, so that one stays open when the row that opened it is deleted. */
export function DialogOutlet({ children }: { children: ReactNode }) {
  const [dialogs, setDialogs] = useState<Readonly<Record<string, ReactElement | null>>>({});
  const show = useCallback<Show>((key, dialog) => setDialogs((before) => ({ ...before, [key]: dialog })), []);
  return (
    <Outlet value={show}>
      {children}
      {Object.entries(dialogs).map(([key, dialog]) => (
        <Fragment key={key}>{dialog}</Fragment>
      ))}
    </Outlet>
  );
}

/** A dialog that code opens: the node to render, null while it is closed, and the function that opens an element. */
export function useDialog(): [ReactNode, OpenDialog] {
  const outlet = useContext(Outlet);
  const key = useId();
  const [beside, setBeside] = useState<ReactElement | null>(null);
  const show = (dialog: ReactElement | null) => (outlet ? outlet(key, dialog) : setBeside(dialog));
  return [beside, (dialog) => show(<DialogClose value={() => show(null)}>{dialog}</DialogClose>)];
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
  const outlet = useContext(Outlet);
  const key = useId();
  const open = () => (onOpen ? onOpen(dialog) : setOpen(true));
  const close = () => {
    setOpen(false);
    outlet?.(key, null);
  };
  const shown = isOpen ? <DialogClose value={close}>{dialog}</DialogClose> : null;
  useLayoutEffect(() => {
    if (shown) outlet?.(key, shown); // as it is now, for as long as the button exists
  });
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
      {outlet ? null : shown}
    </>
  );
}

/** The button that closes the dialog around it. */
export const CloseButton = ({ children = 'Cancel', ...props }: Omit<ButtonProps, 'onClick'>) => (
  <Button {...props} onClick={useCloseDialog()}>
    {children}
  </Button>
);
