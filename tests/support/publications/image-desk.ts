import sharp, { type Metadata } from 'sharp';
import { callPath } from '../api/api-client';
import { describeImage, makeJpeg } from './images';

export const readMetadata = async (path: string): Promise<Metadata & { type: string | null }> => {
  const response = await callPath(path.slice(1));
  const content = Buffer.from(await response.arrayBuffer());
  return { ...(await sharp(content).metadata()), type: response.headers.get('content-type') };
};

export interface DeskAnswer {
  status: number;
  code?: string;
  fields?: Record<string, string>;
  data: { id: string; version: number };
}

export async function post(path: string, token: string, body: unknown): Promise<DeskAnswer> {
  const isForm = body instanceof FormData;
  const response = await callPath(`Desk/${path}`, {
    method: 'POST',
    token,
    headers: isForm ? {} : { 'Content-Type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

export function addImage(token: string, content: Uint8Array, name = 'photo.jpg'): Promise<DeskAnswer> {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  return post('AddImage', token, form);
}

export async function openImage(token: string, id: string) {
  const response = await callPath(`Desk/OpenImage?id=${id}`, { token });
  return { status: response.status, ...(await response.json()) };
}

/** A stored and described image. @returns its id */
export async function addDescribed(token: string, change: Record<string, unknown> = {}): Promise<string> {
  const { data } = await addImage(token, await makeJpeg());
  await post('SaveImage', token, describeImage(data.id, data.version, change));
  return data.id;
}
