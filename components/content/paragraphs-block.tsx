import type { BlockProps } from './block-props';

/** Running text. */
export function ParagraphsBlock({ block, t }: BlockProps<'paragraphs'>) {
  return (
    <>
      {block.keys.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </>
  );
}
