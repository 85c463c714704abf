import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Consent } from '@/lib/publications/images/image-gaps';
import type { ShownFormat } from '@/lib/publications/images/image-rules';

/** An image that publications may show. The uploaded file itself is not kept. */
export interface ImageTable {
  id: string;
  /** Of the uploaded file: the same file is one image. */
  sha256: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  is_decorative: 0 | 1;
  source: string;
  licence: string;
  consent: Consent;
  /** Last day, yyyy-MM-dd in Riyadh. */
  expires_on: string | null;
  /** Hundredths of the width from the left, and of the height from the top. */
  focal_x: number;
  focal_y: number;
  /** Descriptions and source, folded for the search. */
  folded_words: string;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ImageTextTable {
  image_id: string;
  locale: Locale;
  description: string;
}

/** A file of an image in one format and width. */
interface ImageFileTable {
  id: string;
  image_id: string;
  /** The last part of its address, made of its content; two images may have a file in common. */
  name: string;
  format: ShownFormat;
  width: number;
  size: number;
  sha256: string;
  storage_key: string;
}

/** Where an image is used; an image that is used cannot be deleted. */
interface ImageUseTable {
  image_id: string;
  publication_id: string;
  /** Whether its draft contains the image, or what readers see. */
  place: 'draft' | 'portal';
}

export interface ImageTables {
  image: ImageTable;
  image_text: ImageTextTable;
  image_file: ImageFileTable;
  image_use: ImageUseTable;
}
