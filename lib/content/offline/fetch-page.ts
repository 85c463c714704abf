/** A page as everybody sees it. @throws Error when it did not come, or came from elsewhere */
export async function fetchPublicPage(address: string): Promise<string> {
  // Without cookies the server does not know who asks, so that no name of a person gets into the copy.
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache', redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Text packed with gzip. */
export async function pack(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).blob();
}
