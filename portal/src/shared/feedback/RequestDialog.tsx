/** Asks our team to hide or feature a photo, with an optional reason. */
import type { PhotoWish } from '../../../../ui/generated/schema.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { loadFeedback, type Question } from './feedbackStore.ts';
import { RequestPhotoChangeDocument } from './generated/graphql.ts';
import { failedText } from './writing.ts';

const texts = {
  hide: { title: 'Ask to hide this photo', hint: 'Once our team agrees, it is no longer on your dashboards.' },
  feature: { title: 'Ask to feature this photo', hint: 'Once our team agrees, it is among the featured photos.' },
} as const;

interface Props {
  photoId: number;
  wish: PhotoWish;
  question: Question;
  onClose: () => void;
}

export function RequestDialog({ photoId, wish, question, onClose }: Props) {
  const { busy, failure, field, props } = useForm({
    saved: { reason: '' },
    onSave: async ({ reason }) => {
      await request(RequestPhotoChangeDocument, { input: { verificationImageId: photoId, wish, reason } });
      await loadFeedback(question);
      onClose();
    },
  });
  return (
    <Dialog title={texts[wish].title} onClose={onClose}>
      <form className="feedback__form" {...props}>
        <TextArea label="Reason (optional)" hint={texts[wish].hint} rows={3} maxLength={2000} {...field('reason')} />
        {failure !== null && <ErrorNotice>{refusalOr(failure, failedText)}</ErrorNotice>}
        <div className="sheet__act">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" type="submit" busy={busy}>
            Ask our team
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
