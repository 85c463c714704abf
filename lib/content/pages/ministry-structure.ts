import type { ContentPage, TreeNode } from '@/lib/content/blocks';

const leaves = (...keys: string[]): TreeNode[] => keys.map((key) => ({ key }));

/** Fields of work below the minister; names of units are the operator's to confirm. */
const STRUCTURE: TreeNode = {
  key: 'minister',
  children: [
    { key: 'office', children: leaves('audit', 'law', 'media', 'international') },
    { key: 'hajj', children: leaves('missions', 'companies', 'holySites', 'season') },
    { key: 'umrah', children: leaves('performers', 'visit', 'providers') },
    { key: 'experience', children: leaves('awareness', 'quality', 'complaints') },
    { key: 'digital', children: leaves('platforms', 'data', 'security') },
    { key: 'support', children: leaves('planning', 'people', 'finance') },
    { key: 'branches', children: leaves('makkah', 'madinah', 'ports') },
  ],
};

/** The structure of the ministry as a tree that can be read aloud. */
export const ministryStructure: ContentPage = {
  route: 'ministryStructure',
  namespace: 'ministry',
  at: 'structure',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'chart',
      blocks: [
        { kind: 'paragraphs', keys: ['chart.intro'] },
        { kind: 'tree', at: 'chart.tree', root: STRUCTURE },
        { kind: 'notice', at: 'chart.approved', tone: 'info' },
      ],
    },
    {
      id: 'reading',
      blocks: [{ kind: 'list', at: 'reading.items', items: ['levels', 'lines', 'reader'] }],
    },
  ],
  next: ['ministryLeaders', 'ministryTasks'],
};
