/** Sign-on forms have a few short fields; larger bodies are refused. */
const MAX_BYTES = 16_384;

/** Reads at most 16 kB of `application/x-www-form-urlencoded`. Never throws. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return new URLSearchParams();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
