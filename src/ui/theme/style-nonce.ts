/** Allows the few style elements the interface library writes under the strict content security policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
}

/** The library that locks scrolling behind dialogs looks for its nonce here, by an old bundler's name. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
