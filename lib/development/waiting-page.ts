/** `npm run page:waiting`: writes the page that a load balancer serves when no instance is available. */
import { writeFileSync } from 'node:fs';
import { renderWaitingPage } from '@/lib/routing/waiting-page';

const WAITING_PAGE = 'docs/deploy/waiting-page.html';

writeFileSync(WAITING_PAGE, await renderWaitingPage());
