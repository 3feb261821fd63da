/** Finds a QR code in the picture of a camera. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The part of the browser's own detector that is used here; the compiler does not know it yet. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';
/** Larger pictures take longer and are not read better. */
const LONGEST_SIDE = 720;

/** The browser's own detector where it has one for QR codes, else a script that is loaded only then. */
export async function openReader(): Promise<QrReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch(() => undefined)) ?? [];
  if (own && formats.includes(QR)) {
    const detector = new own({ formats: [QR] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  return scriptReader();
}

async function scriptReader(): Promise<QrReader> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!drawing || videoWidth === 0) return undefined;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined;
  };
}

/** So that the script is on the phone before the network is gone. */
export async function prepareReader(): Promise<void> {
  await openReader();
}
