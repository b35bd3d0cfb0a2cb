import { Button } from '@mui/material';
import { useId } from 'react';
import { proveAgain, stepUpMethods, useProof } from '../../../ui/signIn.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogClose } from '../components/DialogButton.tsx';
import { ProofFields } from './ProofFields.tsx';

/** Asks for a proof in the middle of something; the page behind keeps input and selection, and the request is repeated. */
export function StepUpDialog({ end }: { end: (proved: boolean) => void }) {
  const id = useId();
  const proof = useProof(stepUpMethods, async (methods, given) => {
    await proveAgain(methods, given);
    end(true);
  });
  return (
    <DialogClose value={() => end(false)}>
      <ConsoleDialog
        title="Confirm that it is you"
        size="xs"
        holdsText
        actions={
          <>
            <CloseButton />
            {proof.typesPassword || proof.typesCode ? (
              <Button variant="contained" color="secondary" type="submit" form={id} disabled={proof.busy}>
                Confirm
              </Button>
            ) : null}
          </>
        }
      >
        <p>You signed in a while ago. What you typed and selected is still here.</p>
        <ProofFields proof={proof} formId={id} />
        <Button href="/login?again" target="_blank">
          Log in again in another tab
        </Button>
      </ConsoleDialog>
    </DialogClose>
  );
}
