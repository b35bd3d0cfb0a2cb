/** Posts a body as JSON to a URL, with a bearer token if one is given; returns the response. A string is sent unchanged. */
export const postJson = (
  url: string,
  body: unknown,
  token?: string | null,
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
