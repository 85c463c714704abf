'use client';

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ControlProps } from '@/components/forms/form-question';
import { Area, Line } from '@/components/forms/line-controls';
import type { CharacterCount as Count } from './character-count';

/** Loads the counter; the first step has no text to count. */
export const loadCount = () => import('./character-count');
const CharacterCount = lazy<ComponentType<ComponentProps<typeof Count>>>(async () => {
  const file = await loadCount().catch(() => null);
  return { default: file ? file.CharacterCount : () => null };
});

const withCount = (Control: ComponentType<ControlProps>) => (props: ControlProps) => (
  <>
    <Control {...props} />
    <Suspense>
      <CharacterCount field={props.field} />
    </Suspense>
  </>
);

/** Text controls with the number of remaining characters. */
export const COUNTED_CONTROLS = { text: withCount(Line), textarea: withCount(Area) };
