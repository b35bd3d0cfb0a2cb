import { type FormEvent, useId, useState } from 'react';
import { ApiError, send } from '../../../../ui/graphql.ts';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../kit/Button.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { Alert } from '../../kit/Note.tsx';
import { groups } from '../../offers/states.ts';

/** The name that the answer's header gives the file. */
export function nameOf(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? 'sponsorable properties.docx';
}

async function download(campaignId: number, statuses: readonly string[]): Promise<void> {
  const query = statuses.map((status) => `statuses[]=${encodeURIComponent(status)}`).join('&');
  const response = await send(`/sponsorable_property_lists/${campaignId}.docx?${query}`, { method: 'GET' });
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { error?: string } | null;
    throw new ApiError(answer?.error ?? '', { status: response.status });
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameOf(response.headers.get('content-disposition'));
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the campaign's properties of the chosen stages as a Word file; errors stay in the modal (S-083). */
export function DownloadModal({ campaignId, onClose }: { campaignId: number; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>(groups.map(({ id }) => id));
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const toggle = (group: string) =>
    setChosen(chosen.includes(group) ? chosen.filter((one) => one !== group) : [...chosen, group]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || chosen.length === 0) return;
    setBusy(true);
    setError('');
    try {
      await download(
        campaignId,
        groups.flatMap((group) => (chosen.includes(group.id) ? group.statuses : [])),
      );
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <Modal
      title="Download sponsorable properties"
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look="go" type="submit" form={id} disabled={busy || chosen.length === 0}>
            {busy ? 'Preparing...' : 'Download'}
          </Button>
        </>
      }
    >
      <form id={id} className="stack-12" onSubmit={submit}>
        <fieldset className="field">
          <legend className="label">Offer statuses</legend>
          <div className="checks">
            {groups.map((group) => (
              <label key={group.id} className="inline-check">
                <input type="checkbox" checked={chosen.includes(group.id)} onChange={() => toggle(group.id)} />
                {group.label}
              </label>
            ))}
          </div>
        </fieldset>
        {error ? <Alert>{error}</Alert> : null}
      </form>
    </Modal>
  );
}
