/** Asks for a proof in the middle of something; the page behind keeps what was typed, and the request is sent again. */
import { proveAgain, stepUpMethods, useProof } from '../../../../ui/signIn.ts';
import { ButtonAnchor } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../i18n/i18n.ts';
import { ProofForm } from './ProofForm.tsx';

export default function StepUpDialog({ end }: { end: (proved: boolean) => void }) {
  const proof = useProof(stepUpMethods, async (methods, given) => {
    await proveAgain(methods, given);
    end(true);
  });
  return (
    <Dialog title={t('Confirm that it is you')} onClose={() => end(false)}>
      <p className="soft">{t('You signed in a while ago. Nothing that you typed is lost.')}</p>
      <ProofForm proof={proof} action={t('Confirm')} />
      <ButtonAnchor variant="text" href="/login?again" target="_blank">
        {t('Log in again in another tab')}
      </ButtonAnchor>
    </Dialog>
  );
}
