import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import type { HeldLinkKind } from './documents.ts';
import { SecretLink } from './SecretLink.tsx';
import { linkWords } from './words.ts';

/** A link where its record has no room for one: in a menu of a row. */
export const LinkModal = ({
  kind,
  recordId,
  of,
  onClose,
}: {
  kind: HeldLinkKind;
  recordId: string;
  /** The record's name. */
  of: string;
  onClose: () => void;
}) => (
  <Modal title={linkWords[kind].name} size="small" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <div className="stack-12">
      <p className="soft">{of}</p>
      <SecretLink kind={kind} recordId={recordId} />
    </div>
  </Modal>
);
