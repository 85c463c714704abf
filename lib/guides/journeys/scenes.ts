/** The scenes of the journey in their order; their words stand in the namespaces `scenes` and `journey`. */
export const SCENES = [
  'home',
  'miqat',
  'tawaf',
  'sai',
  'mina',
  'arafah',
  'muzdalifah',
  'jamarat',
  'farewell',
] as const;

export type SceneKey = (typeof SCENES)[number];
