/** The content of a file as the calls take it. */
export function fileAsBase64(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}
