import { ENDPOINTS } from '@/lib/endpoints';
import { callPath } from '../api/api-client';
import { readPdfText } from '../files/pdf-text';

/** The text of the receipt of a person's application, in English. */
export async function readReceipt(token: string): Promise<string> {
  const response = await callPath(`${ENDPOINTS.getReceipt.path}?edition=2025&language=en`, { token });
  expect(response.status).toBe(200);
  return readPdfText(new Uint8Array(await response.arrayBuffer()));
}
