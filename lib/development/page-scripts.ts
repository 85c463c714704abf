import { buildPageScripts } from '../commands/build/build-page-scripts.ts';

buildPageScripts();
