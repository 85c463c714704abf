import { Notice } from '@/components/ui/notice';
import type { BlockProps } from './block-props';

/** A message that stands out from the text around it. */
export function NoticeBlock({ block, t }: BlockProps<'notice'>) {
  return (
    <Notice tone={block.tone} title={t(`${block.at}.title`)}>
      <p>{t(`${block.at}.text`)}</p>
    </Notice>
  );
}
