import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { isLocale } from '@/lib/i18n/locales';
import '../globals.css';

/** No page is rendered at build time: its content may have changed since. */
export const dynamic = 'force-dynamic';

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <Document>{children}</Document>;
}
