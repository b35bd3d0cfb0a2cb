import { ApiError, NetworkError } from '../../../../ui/graphql.ts';

/**
 * Saves the file of a recap or its list of leagues, with the token in a header: the address alone opens nothing. Throws an
 * ApiError if the recap was withdrawn in the meantime, or a NetworkError.
 */
export async function downloadRecap(id: number, token: string, part: 'file' | 'leagues.xlsx' = 'file'): Promise<void> {
  const response = await fetch(`/recaps/${id}/${part}`, { headers: { authorization: `Bearer ${token}` } }).catch(
    (error) => {
      throw new NetworkError(error);
    },
  );
  if (!response.ok) throw new ApiError('This recap is no longer here.', { status: response.status });
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(response.headers.get('content-disposition') ?? '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name that the server gave; encoded for names beyond ASCII. */
function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'recap');
}
