import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { QrCode } from '@/components/layout/share/qr-code';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Tile, Tiles } from '@/components/ui/tiles';
import { env } from '@/lib/env/env';
import { APP_CHANNELS, type AppChannel, type AppLinks } from '@/lib/operator/sections';
import { findLeader, getOperatorSettings } from '@/lib/operator/settings';
import type { BlockProps } from './block-props';
import styles from './operator-blocks.module.css';

interface Props {
  title: string;
  text: string;
  links: AppLinks;
  nameOf: (label: AppChannel | 'unset' | 'scan') => string;
}

export function AppCard({ title, text, links, nameOf }: Props) {
  const offers = APP_CHANNELS.flatMap((channel) => {
    const address = links[channel];
    return address ? [{ channel, address }] : [];
  });
  const [first] = offers;
  return (
    <li className={`box ${styles.app}`}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {first ? (
          <ul className={styles.links}>
            {offers.map(({ channel, address }) => (
              <li key={channel}>
                <a href={address} rel="noopener noreferrer">
                  {nameOf(channel)} <span className="visually-hidden">({title})</span>{' '}
                  <Icon name="external" />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.unset}>{nameOf('unset')}</p>
        )}
      </div>
      {first ? (
        <div className={styles.code}>
          <QrCode address={first.address} label={`${nameOf('scan')} (${title})`} />
          <p aria-hidden="true">{nameOf('scan')}</p>
        </div>
      ) : null}
    </li>
  );
}

export function AppsBlock({ block, t }: BlockProps<'apps'>) {
  const { apps } = getOperatorSettings();
  return (
    <ul className={styles.apps}>
      {block.items.map((app) => (
        <AppCard
          key={app}
          title={t(`${block.at}.items.${app}.title`)}
          text={t(`${block.at}.items.${app}.text`)}
          links={apps[app] ?? {}}
          nameOf={(label) => t(`${block.at}.labels.${label}`)}
        />
      ))}
    </ul>
  );
}

export async function LeadersBlock({ block, t }: BlockProps<'leaders'>) {
  const locale = await getLocale();
  return (
    <Tiles className={styles.offices}>
      {block.offices.map((office) => {
        const name = findLeader(office, locale);
        if (!name) return null;
        return (
          <Tile key={office}>
            <h3>{t(`${block.at}.${office}.title`)}</h3>
            <p className={styles.holder}>
              <bdi>{name}</bdi>
            </p>
            <p>{t(`${block.at}.${office}.text`)}</p>
          </Tile>
        );
      })}
    </Tiles>
  );
}

interface ExternalActionProps extends BlockProps<'externalLink'> {
  variant?: ComponentProps<typeof ButtonLink>['variant'];
}

export async function ExternalAction({ block, t, variant = 'primary' }: ExternalActionProps) {
  const menu = await getTranslations('menu');
  const address = getOperatorSettings().externals[block.site];
  if (!address) return null;
  return (
    <ButtonLink variant={variant} href={address} rel="noopener noreferrer">
      {t(`${block.at}.label`)} <Icon name="external" />
      <span className="visually-hidden">{`(${menu('external')})`}</span>
    </ButtonLink>
  );
}

export function ExternalLinkBlock({ block, t }: BlockProps<'externalLink'>) {
  if (getOperatorSettings().externals[block.site])
    return (
      <p>
        <ExternalAction block={block} t={t} variant="plain" />
      </p>
    );
  return 'isOptional' in block ? null : <Notice tone="info" title={t(`${block.at}.unset`)} />;
}

/** A text that depends on whether the portal checks forms itself or with reCAPTCHA. */
export function ByBotCheckBlock({ block, t }: BlockProps<'byBotCheck'>) {
  return <p>{t(`${block.at}.${env.RECAPTCHA_SITE_KEY ? 'reCaptcha' : 'own'}`)}</p>;
}
