import { CAROUSEL_SCRIPT } from './carousel-script.ts';
import { CLOCK_SCRIPT } from './clock-script.ts';
import { COUNTER_SCRIPT } from './counter-script.ts';
import { DAY_SCRIPT } from './day-script.ts';
import { DIGITS_SCRIPT } from './digits-script.ts';
import { FOLD_SCRIPT } from './fold-script.ts';
import { GUARD_SCRIPT } from './guard-script.ts';
import { PLAY_SCRIPT } from './play-script.ts';
import { SETTINGS_SCRIPT } from './settings-script.ts';
import { SIGN_ON_SCRIPT } from './sign-on-script.ts';
import { TICKS_SCRIPT } from './ticks-script.ts';

/** The scripts that stand in pages themselves: they run although a page sleeps, and the page policy allows each by its hash. */
export const PAGE_SCRIPTS: readonly string[] = [
  SETTINGS_SCRIPT,
  TICKS_SCRIPT,
  CLOCK_SCRIPT,
  FOLD_SCRIPT,
  DAY_SCRIPT,
  COUNTER_SCRIPT,
  PLAY_SCRIPT,
  GUARD_SCRIPT,
  DIGITS_SCRIPT,
  CAROUSEL_SCRIPT,
  SIGN_ON_SCRIPT,
];
