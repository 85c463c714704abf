import { getRoute, type RouteKey, type Row } from '@/lib/routing/table';
import type { ContentPage } from './blocks';
import { appointment } from './pages/appointment';
import { apps } from './pages/apps';
import { card } from './pages/card';
import { centres } from './pages/centres';
import { citiesOverview } from './pages/cities';
import { citiesMadinah } from './pages/cities-madinah';
import { citiesMakkah } from './pages/cities-makkah';
import { contact } from './pages/contact';
import { creatives } from './pages/creatives';
import { dataSharing } from './pages/data-sharing';
import { grandSymposium } from './pages/grand-symposium';
import { hajOverview } from './pages/haj';
import { hajConditions } from './pages/haj-conditions';
import { hajDuties } from './pages/haj-duties';
import { hajIntroduction } from './pages/haj-introduction';
import { hajRemember } from './pages/haj-remember';
import { hajSunan } from './pages/haj-sunan';
import { hajTimers } from './pages/haj-timers';
import { humanResources } from './pages/human-resources';
import { information } from './pages/information';
import { initiatives } from './pages/initiatives';
import { innovation } from './pages/innovation';
import { makkahRoute } from './pages/makkah-route';
import { ministryOverview } from './pages/ministry';
import { ministryLeaders } from './pages/ministry-leaders';
import { ministryStructure } from './pages/ministry-structure';
import { ministryTasks } from './pages/ministry-tasks';
import { nusuk } from './pages/nusuk';
import { nusukCard } from './pages/nusuk-card';
import { nusukOperatorCard } from './pages/nusuk-operator-card';
import { openData } from './pages/open-data';
import { operatorSurvey } from './pages/operator-survey';
import { policies } from './pages/policies';
import { press } from './pages/press';
import { prizes } from './pages/prizes';
import { season } from './pages/season';
import { serviceLevels } from './pages/service-levels';
import { suppliers } from './pages/suppliers';
import { outsideTransaction, transactionRegister } from './pages/transactions';
import { umrahOverview } from './pages/umrah';
import { umrahRemember } from './pages/umrah-remember';
import { visitors } from './pages/visitors';
import { visualIdentity } from './pages/visual-identity';

/** Every page that is written as blocks. */
export const CONTENT_PAGES: readonly ContentPage[] = [
  hajOverview,
  hajIntroduction,
  hajConditions,
  hajDuties,
  hajSunan,
  hajTimers,
  hajRemember,
  umrahOverview,
  umrahRemember,
  citiesOverview,
  citiesMakkah,
  citiesMadinah,
  initiatives,
  grandSymposium,
  makkahRoute,
  ministryOverview,
  ministryTasks,
  ministryStructure,
  ministryLeaders,
  visualIdentity,
  nusuk,
  visitors,
  season,
  card,
  nusukCard,
  nusukOperatorCard,
  contact,
  apps,
  press,
  centres,
  policies,
  serviceLevels,
  humanResources,
  prizes,
  information,
  dataSharing,
  openData,
  innovation,
  transactionRegister,
  outsideTransaction,
  appointment,
  operatorSurvey,
  suppliers,
  creatives,
];

/** The content page of a route; throws where the route has none. */
export function getContentPage(route: RouteKey): ContentPage {
  const page = CONTENT_PAGES.find((entry) => entry.route === route);
  if (!page) throw new Error(`No content page ${route}`);
  return page;
}

/** The rows of the content pages behind the catch-all; live ones and those in the bare frame have files of their own. */
function listStaticRows(): Row[] {
  return CONTENT_PAGES.map(({ route }) => getRoute(route)).filter(
    ({ kind, shell }) => kind === 'static' && shell !== 'bare',
  );
}

/** The route parameters of every prerendered content page, for the catch-all page. */
export function listContentPaths(): { path: string[] }[] {
  return listStaticRows().map(({ path }) => ({ path: path.slice(1).split('/') }));
}

/** The row of the content page that the catch-all page was asked for. */
export function getContentRoute(path: readonly string[]): Row {
  const address = `/${path.join('/')}`;
  const row = listStaticRows().find((entry) => entry.path === address);
  if (!row) throw new Error(`No content page at ${address}`);
  return row;
}
