import { restError, send } from '../../../ui/graphql.ts';
import { saveResponse } from '../dataProvider/saveResponse.ts';

/** Posts fields to a path and saves the file in the response; throws the API's error. */
export async function download(path: string, fields: Record<string, unknown>, fallback: string): Promise<void> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw restError(response.status, await response.json().catch(() => null));
  await saveResponse(response, fallback);
}
