/** Some browsers read the content only after the user has chosen a folder. */
const KEEP_MS = 60_000;

/** Lets the browser save the content of an address under the given name. */
export async function saveFile(url: string, fileName: string): Promise<void> {
  // The page's policy forbids scripts to fetch a data URL, and its link can be saved directly.
  if (url.startsWith('data:')) return followLink(url, fileName);
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  saveBlob(await response.blob(), fileName);
}

export function saveBlob(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  followLink(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

function followLink(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
