import { CheckboxGroupInput, required } from 'react-admin';
import { ApiError, send } from '../../../../ui/graphql.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { groups } from '../../offers/states.ts';

/** The file name in the response header. */
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

const stageChoices = groups.map(({ id, label }) => ({ id, name: label }));
const statusesOf = (stages: readonly string[]) =>
  groups.flatMap(({ id, statuses }) => (stages.includes(id) ? statuses : []));

/** Downloads the campaign's properties in the selected stages as a Word file; errors stay in the dialog (S-083). */
export const DownloadDialog = ({ campaignId }: { campaignId: number }) => (
  <FormDialog
    title="Download sponsorable properties"
    size="xs"
    action="Download"
    busyAction="Preparing..."
    defaults={{ stages: groups.map(({ id }) => id) }}
    required={['stages']}
    onSubmit={({ stages }: { stages: string[] }) => download(campaignId, statusesOf(stages))}
  >
    <CheckboxGroupInput
      source="stages"
      label="Offer statuses"
      choices={stageChoices}
      row={false}
      validate={required()}
    />
  </FormDialog>
);
