import { shareState } from '@/lib/env/shared-state';
import { provideEmbeddedApi } from '@/lib/provide-embedded-api';

// Like the start of the portal; after the test has named its own folder.
provideEmbeddedApi();

// Refusals are written a second later, after the modules of a finished test file are unloaded.
afterAll(() => shareState('refusals', () => ({ waiting: new Map() })).waiting.clear());
