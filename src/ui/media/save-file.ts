/** Lets the browser save what an address holds, under a name of our choosing. */
export async function saveFile(url: string, fileName: string): Promise<void> {
  // The page's policy lets no script read a data URL, and its link needs no help to be saved.
  if (url.startsWith('data:')) return followLink(url, fileName);
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const address = URL.createObjectURL(await response.blob());
  followLink(address, fileName);
  // The download keeps what it needs once it has started.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

function followLink(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
