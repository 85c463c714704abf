import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { IMAGE_SCHEMAS } from './image-schemas';

/** The images of publications, for those who write and publish them. */
export const IMAGE_ENDPOINTS = defineEndpoints<typeof IMAGE_SCHEMAS>()({
  listImages: readByStaff('Desk/ListImages', 'editor', 'publisher'),
  openImage: readByStaff('Desk/OpenImage', 'editor', 'publisher'),
  addImage: { ...changeByStaff('Desk/AddImage', 'editor', 'publisher'), body: 'multipart' },
  saveImage: changeByStaff('Desk/SaveImage', 'editor', 'publisher'),
  removeImage: changeByStaff('Desk/RemoveImage', 'editor', 'publisher'),
});
