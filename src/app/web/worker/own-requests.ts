type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Pages and answers of the server that are not the browser application. */
const SERVER_PATH = /^\/(api|dev|healthz|readyz|metrics)(\/|$)/;

function pathOf({ method, url }: Asked, origin: string): string | undefined {
  const address = new URL(url);
  return method === 'GET' && address.origin === origin ? address.pathname : undefined;
}

/** An address of the application, opened in a window. */
export function isPage(request: Asked, origin: string): boolean {
  const path = pathOf(request, origin);
  return request.mode === 'navigate' && path !== undefined && !SERVER_PATH.test(path);
}

/** A built file, or one of the few beside them that never change under their name. */
export function isAsset(request: Asked, origin: string): boolean {
  const path = pathOf(request, origin);
  return path !== undefined && (path.startsWith('/assets/') || path === '/favicon.svg');
}
