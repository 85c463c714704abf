import 'server-only';
import type { Sheet } from './readings';
import { openTexts, sealTexts } from './sealed-text';

const COLUMN = 'sheet-comments';

export const openComments = (sheet: Pick<Sheet, 'comments'>) => openTexts(COLUMN, sheet.comments);

export const sealComments = (comments: Readonly<Record<string, string>>) => sealTexts(COLUMN, comments);
