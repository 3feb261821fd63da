import type { ApiCall, CallInput } from '#kernel/api-call.ts';
import { type FileView, uploadFile } from '#kernel/file-calls.ts';
import { ApiClient, type CallOptions } from '#ui/api/api-client.ts';

const STEPS = 8;
const STEP_MS = 60;

/** Stores uploaded files in the page, so that the gallery works without a server. */
export class GalleryApi extends ApiClient {
  constructor() {
    super({ renew: async () => null, onSessionLost: () => undefined, language: () => 'pt-BR' });
  }

  override async send<C extends ApiCall>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<Response> {
    if (call.id !== uploadFile.id) return super.send(call, input, options);
    const { fileName, content } = (input as CallInput<typeof uploadFile>).body;
    for (let step = 1; step <= STEPS; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      options.signal?.throwIfAborted();
      options.onProgress?.(step / STEPS);
    }
    return Response.json(viewOf(fileName, blobOf(content)));
  }
}

function viewOf(fileName: string, content: Blob): FileView {
  const url = URL.createObjectURL(content);
  return { id: crypto.randomUUID(), fileName, contentType: content.type, size: content.size, url };
}

function blobOf(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
