import type { ChecklistBlock, Section } from '@/lib/content/blocks';

/**
 * The section of a page of reminders that can be ticked off; its words stand below `checklist`.
 * @param store name under which the browser keeps the ticks
 */
export function createChecklistSection(store: string, groups: ChecklistBlock['groups']): Section {
  return {
    id: 'checklist',
    blocks: [
      { kind: 'paragraphs', keys: ['checklist.intro'] },
      { kind: 'checklist', at: 'checklist.groups', store, groups },
    ],
  };
}
