/** Asks our team to hide or feature a photo, with an optional reason. */
import { type FormEvent, useState } from 'react';
import type { PhotoWish } from '../../../../ui/generated/schema.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { useAction } from '../../lib/useAction.ts';
import { loadFeedback, type Question } from './feedbackStore.ts';
import { RequestPhotoChangeDocument } from './generated/graphql.ts';
import { problemOf } from './writing.ts';

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
  const [reason, setReason] = useState('');
  const send = useAction(async () => {
    await request(RequestPhotoChangeDocument, { input: { verificationImageId: photoId, wish, reason } });
    await loadFeedback(question);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  return (
    <Dialog title={texts[wish].title} onClose={onClose}>
      <form className="feedback__form" onSubmit={submit}>
        <TextArea
          label="Reason (optional)"
          hint={texts[wish].hint}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {send.error !== null && <ErrorNotice>{problemOf(send.error)}</ErrorNotice>}
        <div className="sheet__act">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" type="submit" busy={send.busy}>
            Ask our team
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
