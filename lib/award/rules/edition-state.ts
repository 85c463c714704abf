import type { EditionState } from '@/lib/award/edition-schemas';

/** True for an edition that was in force. Its applications stay, and its judging no longer changes. */
export const isOver = ({ state }: { state: EditionState }) => state === 'closed' || state === 'archived';
