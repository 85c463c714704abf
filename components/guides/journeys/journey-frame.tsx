import type { ReactNode } from 'react';
import { ModuleNav } from '@/components/content/module-nav';
import { NextSteps } from '@/components/content/next-steps';
import { PageColumns } from '@/components/content/page-columns';
import { PageHeader } from '@/components/content/page-header';
import { Notice } from '@/components/ui/notice';
import type { RouteKey } from '@/lib/routing/table';
import styles from './journey-frame.module.css';

/** Asks the reader to make a choice; shown only on the screen. */
export function Prompt({ title, text }: { title: string; text: string }) {
  return (
    <div data-screen="">
      <Notice tone="info" title={title}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

interface Props {
  route: RouteKey;
  lead: string;
  next: readonly RouteKey[];
  children: ReactNode;
}

/** A page of the journeys module: header, text, module navigation, next steps. */
export function JourneyFrame({ route, lead, next, children }: Props) {
  return (
    <>
      <PageHeader route={route} lead={lead} />
      <PageColumns aside={<ModuleNav module="journeys" current={route} />}>
        <div className={styles.text}>{children}</div>
      </PageColumns>
      <NextSteps routes={next} />
    </>
  );
}
