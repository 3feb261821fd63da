/**
 * `fetch` does not report how much of a body has been sent, XMLHttpRequest does. The call fails only when nothing moves
 * for a while, with the same error as a signal's timeout.
 */
export function fetchWithProgress(onProgress: (share: number) => void, patienceMs: number): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const end = (reason: unknown) => {
        reject(reason);
        request.abort();
      };
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => end(new DOMException('No answer', 'TimeoutError')), patienceMs);
      };
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        onProgress(total > 0 ? loaded / total : 0);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      request.onloadend = () => clearTimeout(timer);
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => end(signal.reason));
      wait();
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    });
  return new Response(request.response as Blob, { status: request.status, headers });
}
