'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  phaseOf,
  type SessionEnds,
  type SessionPhase,
  type SessionStatus,
  toPageClock,
  untilNextLook,
} from '@/lib/auth/rules/session-phase';

const ADDRESS = '/gateway/session';

/** From the server (GET), or extends it (POST); null if the server is unreachable. */
async function askServer(method: 'GET' | 'POST'): Promise<SessionStatus | null> {
  try {
    const response = await fetch(ADDRESS, { method, cache: 'no-store' });
    return response.ok ? ((await response.json()) as SessionStatus) : null;
  } catch {
    return null;
  }
}

interface Watch {
  phase: SessionPhase;
  /** Seconds until the end while the countdown runs. */
  secondsLeft: number;
  /** True after an attempt to extend the session that did not reach the server. */
  unreachable: boolean;
  stay(): Promise<void>;
}

/** Asks the server before the warning and after each return to the page: another tab may have extended the session. */
export function useSessionWatch(initial: SessionStatus, openedAt = Date.now()): Watch {
  const [ends, setEnds] = useState<SessionEnds | null>(() => toPageClock(initial, openedAt));
  const [at, setAt] = useState(() => Date.now());
  const [unreachable, setUnreachable] = useState(false);
  const phase = phaseOf(ends, at);

  const take = useCallback((status: SessionStatus | null) => {
    const now = Date.now();
    if (status) setEnds(toPageClock(status, now));
    setAt(now);
    setUnreachable(false);
  }, []);

  useEffect(() => {
    const wait = untilNextLook(ends, at);
    if (wait === null) return;
    const timer = setTimeout(async () => {
      const now = Date.now();
      const changes = phaseOf(ends, now) !== phaseOf(ends, at);
      if (changes) take(await askServer('GET'));
      else setAt(now);
    }, wait);
    return () => clearTimeout(timer);
  }, [ends, at, take]);

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'visible') take(await askServer('GET'));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [take]);

  const stay = useCallback(async () => {
    const status = await askServer('POST');
    if (status) take(status);
    else setUnreachable(true);
  }, [take]);

  const secondsLeft = ends ? Math.max(0, Math.ceil((ends.idleEnd - at) / 1000)) : 0;
  return { phase, secondsLeft, unreachable, stay };
}
