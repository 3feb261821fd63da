/** Allows the style elements of the interface library under the strict content security policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
}

/** The library that locks scrolling behind dialogs reads its nonce from this global of an old bundler. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
