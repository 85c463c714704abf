import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { getOperatorSettings } from '@/lib/config/operator/settings';
import type { BlockProps } from './block-props';

/** A link to an external site that the operator has set; unset, the page says so. */
export async function ExternalLinkBlock({ block, t }: BlockProps<'externalLink'>) {
  const menu = await getTranslations('menu');
  const address = getOperatorSettings().externals[block.site];
  if (!address) return <Notice tone="info" title={t(`${block.at}.unset`)} />;
  return (
    <p>
      <ButtonLink href={address} rel="noopener noreferrer">
        {t(`${block.at}.label`)} <Icon name="external" />
        <span className="visually-hidden">({menu('external')})</span>
      </ButtonLink>
    </p>
  );
}
